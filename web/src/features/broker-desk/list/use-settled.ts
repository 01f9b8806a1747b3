import { useEffect, useState } from 'react'

/** What a value has come to rest at: it follows once it has not changed for so long, and at once when it is empty. */
export function useSettled(value: string, afterMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return value === '' ? '' : settled
}
