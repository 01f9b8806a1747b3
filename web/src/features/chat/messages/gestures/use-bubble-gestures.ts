import type { PointerEvent } from 'react'
import { useLongPress } from './use-long-press.ts'
import { useSwipeReply } from './use-swipe-reply.ts'

type Answers = { onMenu: () => void; onReply: (() => void) | null }

/** Gestures on a message: a long press opens its menu, a swipe to the right replies. */
export function useBubbleGestures({ onMenu, onReply }: Answers) {
  const press = useLongPress(onMenu)
  const swipe = useSwipeReply(onReply)
  const both = (name: 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel') => {
    return (event: PointerEvent) => {
      press[name](event)
      swipe[name](event)
    }
  }
  return {
    onPointerDown: both('onPointerDown'),
    onPointerMove: both('onPointerMove'),
    onPointerUp: both('onPointerUp'),
    onPointerCancel: both('onPointerCancel'),
    onContextMenu: press.onContextMenu,
  }
}
