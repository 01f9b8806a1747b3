/**
 * Calls `onChange` with the height in pixels that the on-screen keyboard covers, on each change. Always 0 where the keyboard
 * resizes the page; on iOS it overlays the page. Returns the unsubscribe function.
 */
export function onKeyboard(onChange: (coveredPx: number) => void): () => void {
  const { visualViewport } = globalThis
  if (!visualViewport) return () => {}
  const update = () => {
    const covered = innerHeight - visualViewport.height - visualViewport.offsetTop
    // Under pinch zoom these numbers mean something else.
    onChange(visualViewport.scale > 1 ? 0 : Math.max(0, Math.round(covered)))
  }
  visualViewport.addEventListener('resize', update)
  visualViewport.addEventListener('scroll', update)
  update()
  return () => {
    visualViewport.removeEventListener('resize', update)
    visualViewport.removeEventListener('scroll', update)
  }
}
