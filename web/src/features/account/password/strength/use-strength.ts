import { useDeferredValue, useEffect, useState } from 'react'
import type { Strength } from './strength.ts'

type Measure = (password: string, ownWords: readonly string[]) => Strength

/** The strength of what is typed. What measures it is loaded with the first character; null until then, and where it cannot be. */
export function useStrength(typed: string, ownWords: () => readonly string[]): Strength | null {
  const [loaded, setLoaded] = useState<{ measure: Measure } | null>(null)
  const password = useDeferredValue(typed)
  const isTyped = typed !== ''
  useEffect(() => {
    if (!isTyped) return
    // It is a hint: without a network the form goes on without it.
    import('./measure.ts').then(setLoaded, () => undefined)
  }, [isTyped])
  return loaded && password !== '' ? loaded.measure(password, ownWords()) : null
}
