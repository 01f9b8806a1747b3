import { useEffect, useState } from 'react'

/** Debounced value: follows after `afterMs` without a change, and at once when it is empty. */
export function useDebouncedValue(value: string, afterMs: number): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), value === '' ? 0 : afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return value === '' ? '' : debounced
}
