import { useEffect, useState } from 'react'

/** Debounced value: follows after `afterMs` without a change, and at once when it is empty. */
export function useSettled(value: string, afterMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return value === '' ? '' : settled
}
