/** Position of an item along the list's axis, in pixels. */
export type Slot = { start: number; size: number }

const middleOf = ({ start, size }: Slot) => start + size / 2

/** New index of the item `from` after a move by `by` pixels: behind all items whose middle its own has passed. */
export function placeAfter(slots: readonly Slot[], from: number, by: number): number {
  const own = slots[from]
  if (!own) return from
  return slots.filter((slot, at) => at !== from && middleOf(slot) < middleOf(own) + by).length
}

type Move = { from: number; to: number }

/** Offset by which the item `at` makes way while another moves. */
export function wayOf(slots: readonly Slot[], at: number, { from, to }: Move): number {
  const [own, first, second] = [slots[from], slots[0], slots[1]]
  if (!own || !first || !second || at === from) return 0
  const gap = Math.max(0, second.start - first.start - first.size)
  if (at > from && at <= to) return -(own.size + gap)
  return at < from && at >= to ? own.size + gap : 0
}

/** Moves one id to a new index among the shown ones; hidden ids stay beside their neighbours. */
export function movedTo(
  ids: readonly string[],
  { shown, id, to }: { shown: readonly string[]; id: string; to: number },
): string[] {
  const beside = shown.filter((each) => each !== id)
  const rest = ids.filter((each) => each !== id)
  const [before, after] = [beside[to - 1], beside[to]]
  const at = before !== undefined ? rest.indexOf(before) + 1 : after !== undefined ? rest.indexOf(after) : 0
  return rest.toSpliced(at, 0, id)
}
