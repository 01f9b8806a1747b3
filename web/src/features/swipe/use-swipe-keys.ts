import { isRecord } from '@dream/contract/rules/app/is-record'
import type { SwipeAction } from '@dream/contract/rules/designs/swipe'
import { useLayoutEffect, useRef } from 'react'
import { isOfComposition } from '#ui/forms/composition.ts'

type Keys = {
  isPaused: boolean
  decide: (action: SwipeAction) => void
  undo: () => void
  open: () => void
}

const TYPING = 'input, textarea, select, [contenteditable=true], [role=tab], dialog'
const PRESSING = 'button, a, summary'

/** Keyboard shortcuts: ← pass, → like, Z undo, Enter details; and the `swipe-action` event on the window (product §2.5). */
export function useSwipeKeys(keys: Keys) {
  const latest = useRef(keys)
  // A layout effect, so that a press right after a card appears, or a cover is gone, counts.
  useLayoutEffect(() => {
    latest.current = keys
  })
  const { isPaused } = keys
  useLayoutEffect(() => {
    if (isPaused) return
    const control = new AbortController()
    addEventListener('keydown', (event) => press(event, latest.current), { signal: control.signal })
    addEventListener(
      'swipe-action',
      (event) => {
        const action = actionOf(event)
        if (action) latest.current.decide(action)
      },
      { signal: control.signal },
    )
    return () => control.abort()
  }, [isPaused])
}

function press(event: KeyboardEvent, { decide, undo, open }: Keys) {
  const { target, key } = event
  if (isOfComposition(event) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
    return
  if (target instanceof Element && target.closest(TYPING)) return
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    event.preventDefault()
    if (!event.repeat) decide(key === 'ArrowRight' ? 'like' : 'pass')
  } else if (key.toLowerCase() === 'z') {
    undo()
  } else if (key === 'Enter' && !(target instanceof Element && target.closest(PRESSING))) {
    // Otherwise the same press would also press the first button of what opens.
    event.preventDefault()
    open()
  }
}

function actionOf(event: Event): SwipeAction | null {
  if (!(event instanceof CustomEvent)) return null
  const detail: unknown = event.detail
  const action = isRecord(detail) ? detail['action'] : null
  return action === 'like' || action === 'pass' ? action : null
}
