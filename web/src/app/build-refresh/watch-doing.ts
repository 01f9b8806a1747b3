import { onNavigation } from '#lib/navigation.ts'
import type { Doing } from './verdict.ts'

/** Follows what the person is in the middle of. Answers what it is now, and how to stop. */
export function watchDoing(): { doing: () => Doing; stop: () => void } {
  let typedAt: string | null = null
  let isTouching = false
  const type = () => {
    typedAt = location.pathname
  }
  const touch = (event: Event) => {
    isTouching = event.type === 'pointerdown'
  }
  const stopFollowing = onNavigation(() => {
    if (typedAt !== location.pathname) typedAt = null
  })
  const touches = ['pointerdown', 'pointerup', 'pointercancel'] as const
  document.addEventListener('input', type, true)
  for (const name of touches) document.addEventListener(name, touch, true)
  return {
    doing: () => ({
      isTyping: typedAt !== null,
      isTouching,
      isReading: document.querySelector('dialog[open], [role="dialog"]') !== null,
      isWatching: [...document.querySelectorAll('video')].some((video) => !video.paused),
    }),
    stop() {
      stopFollowing()
      document.removeEventListener('input', type, true)
      for (const name of touches) document.removeEventListener(name, touch, true)
    },
  }
}
