import { onNavigation } from '#lib/navigation/navigation.ts'
import type { Activity } from './update-rules.ts'

/** Tracks what the person is in the middle of. Returns a getter and a stop function. */
export function watchActivity(): { activity: () => Activity; stop: () => void } {
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
    activity: () => ({
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
