const SERVER_BACK = 'server-back'

/** Announces that the server answers again, so that failed reads and writes are repeated. */
export const announceServerBack = () => void dispatchEvent(new Event(SERVER_BACK))

/** Calls `onBack` when the network or the server returns. Returns the unsubscribe function. */
export function onReachable(onBack: () => void): () => void {
  addEventListener('online', onBack)
  addEventListener(SERVER_BACK, onBack)
  return () => {
    removeEventListener('online', onBack)
    removeEventListener(SERVER_BACK, onBack)
  }
}

/**
 * Calls `onChange` on each resume: the network or the server returns, the page becomes visible, or the browser restores it from
 * its back/forward cache. A phone suspends a hidden app without an event, so this is the time to catch up. Returns the unsubscribe
 * function.
 */
export function onResume(onChange: () => void): () => void {
  const onShown = () => document.visibilityState === 'visible' && onChange()
  const onRestored = (event: PageTransitionEvent) => event.persisted && onChange()
  const stopWaiting = onReachable(onChange)
  addEventListener('pageshow', onRestored)
  document.addEventListener('visibilitychange', onShown)
  return () => {
    stopWaiting()
    removeEventListener('pageshow', onRestored)
    document.removeEventListener('visibilitychange', onShown)
  }
}
