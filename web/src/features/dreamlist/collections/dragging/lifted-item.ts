import { startAutoScroll, type Axis } from './auto-scroll.ts'
import { placeAfter, wayOf, type Slot } from './places.ts'

const itemsOf = (list: HTMLElement) => Array.from(list.children).filter((each) => each instanceof HTMLElement)

const slotOf = (item: HTMLElement, axis: Axis): Slot =>
  axis === 'x'
    ? { start: item.offsetLeft, size: item.offsetWidth }
    : { start: item.offsetTop, size: item.offsetHeight }

/** Pointer position within the list, whatever its scroll position. */
function inList(list: HTMLElement, axis: Axis, pointer: number) {
  const { left, top } = list.getBoundingClientRect()
  return axis === 'x' ? pointer - left + list.scrollLeft : pointer - top + list.scrollTop
}

/**
 * Item being dragged: it follows the pointer, and the others make way. Positions are measured on each move, as an item that
 * scrolls into view may have another size than estimated. The list must be positioned.
 */
export function liftItem(list: HTMLElement, item: HTMLElement, { axis, at }: { axis: Axis; at: number }) {
  let pointer = at
  let to = itemsOf(list).indexOf(item)
  const grip = inList(list, axis, at) - slotOf(item, axis).start
  list.dataset['dragging'] = ''
  item.dataset['lifted'] = ''
  function place() {
    const items = itemsOf(list)
    const slots = items.map((each) => slotOf(each, axis))
    const from = items.indexOf(item)
    const by = inList(list, axis, pointer) - grip - (slots[from]?.start ?? 0)
    to = placeAfter(slots, from, by)
    items.forEach((each, index) => {
      const px = each === item ? by : wayOf(slots, index, { from, to })
      each.style.translate = px === 0 ? '' : axis === 'x' ? `${px}px 0` : `0 ${px}px`
    })
  }
  const stopScrolling = startAutoScroll(list, axis, { pointer: () => pointer, onScroll: place })
  place()
  return {
    move(next: number) {
      pointer = next
      place()
    },
    /** Drops it at its current place; returns the new index. */
    lay(): number {
      stopScrolling()
      delete list.dataset['dragging']
      delete item.dataset['lifted']
      for (const each of itemsOf(list)) each.style.translate = ''
      return to
    },
  }
}
