const SERVER_BACK = 'server-back'

/** Says that the server answers again: what could not be read or sent is due. */
export const announceServerBack = () => void dispatchEvent(new Event(SERVER_BACK))

/** Calls `onBack` when there is a network again, or the server after a while without it. Answers how to stop. */
export function onReachable(onBack: () => void): () => void {
  addEventListener('online', onBack)
  addEventListener(SERVER_BACK, onBack)
  return () => {
    removeEventListener('online', onBack)
    removeEventListener(SERVER_BACK, onBack)
  }
}

/**
 * Calls `onChange` when the app comes back to life: the network or the server returns, the page is shown again, the browser brings it back from its
 * memory. A phone suspends a hidden app without a word, so this is when to catch up. Answers how to stop.
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
