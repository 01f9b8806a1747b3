/**
 * Calls `onChange` when the app comes back to life: the network returns, the page is shown again, the browser brings it back from its
 * memory. A phone suspends a hidden app without a word, so this is when to catch up. Answers how to stop.
 */
export function onResume(onChange: () => void): () => void {
  const onShown = () => document.visibilityState === 'visible' && onChange()
  const onRestored = (event: PageTransitionEvent) => event.persisted && onChange()
  addEventListener('online', onChange)
  addEventListener('pageshow', onRestored)
  document.addEventListener('visibilitychange', onShown)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('pageshow', onRestored)
    document.removeEventListener('visibilitychange', onShown)
  }
}
