import { useEffect, useRef } from 'react'

let overlays = 0

const isOverlayEntry = () => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'overlay' in state
}

/** While mounted, the browser's back button calls `onBack` instead of leaving the page. */
export function useBackButton(onBack: () => void) {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => {
    overlays += 1
    if (!isOverlayEntry()) history.pushState({ overlay: true }, '')
    const leave = () => latest.current()
    addEventListener('popstate', leave)
    return () => {
      overlays -= 1
      removeEventListener('popstate', leave)
      // Later: whoever mounts again in the same breath keeps the entry.
      setTimeout(() => {
        if (overlays === 0 && isOverlayEntry()) history.back()
      })
    }
  }, [])
}
