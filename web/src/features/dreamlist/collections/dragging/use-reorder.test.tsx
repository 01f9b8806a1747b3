import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useReorder } from './use-reorder.ts'

/** Three items of 100 px, one below the other. */
const HEIGHT = 100
const NAMES = ['Wattle', 'Banksia', 'Grevillea']

beforeEach(() => {
  vi.useFakeTimers()
  const { prototype } = HTMLElement
  vi.spyOn(prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT)
  vi.spyOn(prototype, 'offsetTop', 'get').mockImplementation(function place(this: HTMLElement) {
    return Array.from(this.parentElement?.children ?? []).indexOf(this) * HEIGHT
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Props = { names: readonly string[]; onMove: (id: string, to: number) => void; onOpen: () => void }

function List({ names, onMove, onOpen }: Props) {
  const list = useReorder({ axis: 'y', onMove })
  return (
    <ul ref={list}>
      {names.map((name) => (
        <li key={name} data-id={name}>
          <button type="button" data-grip="" onClick={onOpen}>
            {name}
          </button>
          <button type="button">Delete {name}</button>
        </li>
      ))}
    </ul>
  )
}

function show(names = NAMES) {
  const calls = { onMove: vi.fn(), onOpen: vi.fn() }
  return { ...calls, ...render(<List names={names} {...calls} />) }
}

const button = (name: string) => screen.getByRole('button', { name })
const itemOf = (name: string) => button(name).closest('li')
const ways = () => NAMES.map((name) => itemOf(name)?.style.translate)

const wait = (ms: number) => void vi.advanceTimersByTime(ms)

function pointer(pointerType: 'mouse' | 'touch', on: HTMLElement) {
  const send = (type: string, y: number, isReleased = type === 'pointerup') => {
    const at = { clientX: 10, clientY: y, bubbles: true, button: 0, buttons: isReleased ? 0 : 1 }
    fireEvent(on, new PointerEvent(type, { pointerId: 1, pointerType, ...at }))
  }
  return {
    down: (y: number) => send('pointerdown', y),
    move: (y: number) => send('pointermove', y),
    hover: (y: number) => send('pointermove', y, true),
    up: (y: number) => send('pointerup', y),
    cancel: () => send('pointercancel', 0),
    rest: () => wait(400),
  }
}

describe('an item', () => {
  it('is dragged by mouse to another place, the others make way, and no click opens it', () => {
    const { onMove, onOpen } = show()
    const mouse = pointer('mouse', button('Wattle'))

    mouse.down(50)
    mouse.move(60)
    mouse.move(201)
    expect(ways()).toEqual(['0 151px', '0 -100px', ''])
    mouse.up(201)
    fireEvent.click(button('Wattle'))

    expect(onMove).toHaveBeenCalledExactlyOnceWith('Wattle', 1)
    expect(onOpen).not.toHaveBeenCalled()
    expect(ways()).toEqual(['', '', ''])
    expect(itemOf('Wattle')?.dataset['lifted']).toBeUndefined()
  })

  it('is dropped when the mouse was released outside of the list, and can be dragged again', () => {
    const { onMove } = show()
    const mouse = pointer('mouse', button('Wattle'))

    mouse.down(50)
    mouse.hover(201)
    expect(ways()).toEqual(['', '', ''])
    mouse.down(50)
    mouse.move(201)
    mouse.up(201)

    expect(onMove).toHaveBeenCalledExactlyOnceWith('Wattle', 1)
  })

  it('is dragged by a finger after a long press, also to the front', () => {
    const { onMove } = show()
    const finger = pointer('touch', button('Grevillea'))

    finger.down(250)
    finger.rest()
    expect(itemOf('Grevillea')?.dataset['lifted']).toBe('')
    finger.move(10)
    finger.up(10)

    expect(onMove).toHaveBeenCalledExactlyOnceWith('Grevillea', 0)
  })

  it.each<[string, (finger: ReturnType<typeof pointer>) => void]>([
    ['a finger scrolls', (finger) => finger.move(80)],
    ['a finger was too short on it', (finger) => finger.up(50)],
    [
      'the browser takes the finger',
      (finger) => {
        finger.rest()
        finger.move(180)
        finger.cancel()
      },
    ],
  ])('stays where %s', (_, disturb) => {
    const { onMove } = show()
    const finger = pointer('touch', button('Wattle'))

    finger.down(50)
    disturb(finger)
    finger.rest()
    finger.move(250)
    finger.up(250)

    expect(onMove).not.toHaveBeenCalled()
    expect(ways()).toEqual(['', '', ''])
  })

  it('opens on a press without a move', () => {
    const { onMove, onOpen } = show()
    const mouse = pointer('mouse', button('Wattle'))

    mouse.down(50)
    mouse.move(53)
    mouse.up(53)
    fireEvent.click(button('Wattle'))

    expect(onOpen).toHaveBeenCalledOnce()
    expect(onMove).not.toHaveBeenCalled()
  })

  it.each([
    ['beside its grip', NAMES, 'Delete Wattle'],
    ['when it is the only one', ['Wattle'], 'Wattle'],
  ])('is not dragged %s', (_, names, name) => {
    const { onMove } = show(names)
    const mouse = pointer('mouse', button(name))

    mouse.down(50)
    mouse.move(250)
    mouse.up(250)

    expect(onMove).not.toHaveBeenCalled()
  })
})

it('the list scrolls while an item is held near its edge, and the item stays under the pointer', () => {
  let scrolled = 0
  show()
  const list = screen.getByRole('list')
  list.style.overflowY = 'auto'
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 200))
  vi.spyOn(list, 'scrollTop', 'get').mockImplementation(() => scrolled)
  vi.spyOn(list, 'scrollBy').mockImplementation((...[by]: unknown[]) => {
    scrolled += (by as { top: number }).top
  })
  const mouse = pointer('mouse', button('Wattle'))

  mouse.down(50)
  mouse.move(195)
  wait(100)

  expect(scrolled).toBeGreaterThan(0)
  expect(itemOf('Wattle')?.style.translate).toBe(`0 ${145 + scrolled}px`)
  const before = scrolled
  mouse.up(195)
  wait(100)
  expect(scrolled).toBe(before)
})
