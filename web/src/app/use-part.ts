import { useEffect, useState } from 'react'
import { onWake } from '#lib/wake.ts'

/**
 * Whether the code of a part that is wanted is there. What does not arrive breaks nothing: it is asked for again when the app
 * wakes up or finds a network. `load` and `onMissing` stay the same from one rendering to the next.
 */
export function usePart(load: () => Promise<unknown>, isWanted: boolean, onMissing?: () => void): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!isWanted || isThere) return undefined
    let isOver = false
    const ask = () =>
      void load().then(
        () => isOver || setThere(true),
        () => isOver || onMissing?.(),
      )
    ask()
    const stop = onWake(ask)
    return () => {
      isOver = true
      stop()
    }
  }, [load, isWanted, isThere, onMissing])
  return isThere
}
