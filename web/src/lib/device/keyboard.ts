/**
 * Calls `onChange` with how many pixels of the page's bottom the on-screen keyboard covers, at each change. Where the keyboard makes the
 * page itself smaller that is always 0; on iOS it lies over the page. Answers how to stop.
 */
export function onKeyboard(onChange: (coveredPx: number) => void): () => void {
  const { visualViewport } = globalThis
  if (!visualViewport) return () => {}
  const update = () => {
    const covered = innerHeight - visualViewport.height - visualViewport.offsetTop
    // Magnified by two fingers, the same numbers mean something else.
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
