import { useEffect, useRef } from 'react'
import { historyState } from './history-state.ts'

let overlays = 0
/** The way back from the entry of a closed overlay takes a moment. */
let isReturning = false

const isOverlayEntry = () => historyState('overlay') === true

function enter() {
  if (!isOverlayEntry()) history.pushState({ overlay: true }, '')
}

/** Once, however many overlays close together; one that opened meanwhile gets an entry of its own. */
function goBack() {
  if (overlays > 0 || isReturning || !isOverlayEntry()) return
  isReturning = true
  const arrive = (event: PopStateEvent) => {
    isReturning = false
    event.stopImmediatePropagation()
    if (overlays > 0) enter()
  }
  addEventListener('popstate', arrive, { once: true })
  history.back()
}

/** While mounted, the browser's back button calls `onBack` instead of leaving the page. */
export function useBackButton(onBack: () => void) {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => {
    overlays += 1
    if (!isReturning) enter()
    const leave = () => latest.current()
    addEventListener('popstate', leave)
    return () => {
      overlays -= 1
      removeEventListener('popstate', leave)
      // Later: whoever mounts again in the same breath keeps the entry.
      setTimeout(goBack)
    }
  }, [])
}
