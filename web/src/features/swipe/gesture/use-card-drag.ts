import type { SwipeAction } from '@dream/contract/rules/designs/swipe'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { move, press, release, RESTING, type Drag, type Release, type Sample, type Variant } from './drag.ts'
import { SPRING_MS, springAt } from './feel.ts'
import { gripOn } from './followers.ts'

type Options = {
  /** Ignores input while something else covers the screen. */
  isPaused: boolean
  variant?: Variant
  onDecide: (action: SwipeAction, from: { dx: number }) => void
  onTap: () => void
}

/** Makes the top card inside `root` draggable. React is notified of the end only; moves go straight to CSS. */
export function useCardDrag(root: RefObject<HTMLElement | null>, options: Options) {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const { isPaused } = options
  useLayoutEffect(() => {
    const element = root.current
    if (!element || isPaused) return
    return listen(element, () => latest.current)
  }, [root, isPaused])
}

const sampleOf = (event: PointerEvent): Sample => ({
  x: event.clientX,
  y: event.clientY,
  at: event.timeStamp,
})

/** Spring that returns a released card. `dx` is its current offset, also while it is held on the way. */
function createSpring(move: (dx: number) => void, arrive: () => void) {
  let dx = 0
  let frame = 0
  const hold = () => cancelAnimationFrame(frame)
  return {
    dx: () => dx,
    hold,
    stop() {
      hold()
      dx = 0
    },
    start(from: Pick<Release, 'dx' | 'velocity'>) {
      const startedAt = performance.now()
      const step = (now: number) => {
        const ms = Math.max(0, now - startedAt)
        if (ms >= SPRING_MS) return arrive()
        dx = springAt(from.dx, from.velocity, ms)
        frame = requestAnimationFrame(step)
        move(dx)
      }
      dx = from.dx
      frame = requestAnimationFrame(step)
    },
  }
}

function listen(root: HTMLElement, options: () => Options): () => void {
  let drag: Drag = RESTING
  let pointer: number | null = null
  const grip = gripOn(root)
  const control = new AbortController()
  const on = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    listener: (event: PointerEvent) => void,
  ) => root.addEventListener(type, listener, { signal: control.signal })

  const home = createSpring(grip.move, rest)

  function rest() {
    home.stop()
    grip.rest()
  }
  function end(released: Release) {
    drag = RESTING
    pointer = null
    if (released.outcome === 'decided') {
      home.stop()
      grip.release()
      options().onDecide(released.action, { dx: released.dx })
    } else if (grip.isHeld()) home.start(released)
  }

  on('pointerdown', (event) => {
    // Accept a press on any card: one that is flying off may cover the top one.
    const isOnStage = event.target instanceof Element && event.target.closest('[data-stage]') !== null
    if (!isOnStage || pointer !== null || event.button !== 0) return
    home.hold()
    drag = press(sampleOf(event), globalThis.innerWidth, home.dx())
    if (drag.state === 'resting') rest()
    else pointer = event.pointerId
  })
  on('pointermove', (event) => {
    if (event.pointerId !== pointer) return
    const before = drag.state
    drag = move(drag, sampleOf(event))
    if (drag.state === 'resting') return end({ outcome: 'none', dx: home.dx(), velocity: 0 })
    if (drag.state !== 'dragging') return
    if (before === 'pressed') {
      // Not before: an earlier capture would take the click from the buttons on the card.
      root.setPointerCapture?.(event.pointerId)
      grip.take()
    }
    grip.move(drag.dx)
  })
  on('pointerup', (event) => {
    if (event.pointerId !== pointer) return
    const released = release(drag, event.timeStamp, options().variant)
    const isOnControl = event.target instanceof Element && event.target.closest('button, a') !== null
    end(released)
    if (released.outcome === 'tap' && !isOnControl) options().onTap()
  })
  on('pointercancel', (event) => {
    if (event.pointerId !== pointer) return
    end({ outcome: 'none', dx: drag.state === 'dragging' ? drag.dx : home.dx(), velocity: 0 })
  })
  return () => {
    control.abort()
    rest()
  }
}
