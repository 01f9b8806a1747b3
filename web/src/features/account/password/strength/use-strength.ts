import { useDeferredValue, useEffect, useState } from 'react'
import type { Strength } from './strength.ts'

type Measure = (password: string, ownWords: readonly string[]) => Strength

/** Strength of a typed password. The estimator is loaded with the first character; null until then, and where it cannot be. */
export function useStrength(typed: string, ownWords: () => readonly string[]): Strength | null {
  const [loaded, setLoaded] = useState<{ measure: Measure } | null>(null)
  const password = useDeferredValue(typed)
  const isTyped = typed !== ''
  useEffect(() => {
    if (!isTyped) return
    // Only a hint: offline the form works without it.
    import('./measure.ts').then(setLoaded, () => undefined)
  }, [isTyped])
  return loaded && password !== '' ? loaded.measure(password, ownWords()) : null
}
