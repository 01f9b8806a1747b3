import { useCallback, useState } from 'react'
import { keepJson, readJson } from '#lib/kept-json.ts'
import { personalKey } from '#lib/storage.ts'

const marksIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []

/** Which cards a person has opened on this device. */
export function useReadMarks(userId: string) {
  const key = personalKey(userId, 'land-read')
  const [marks, setMarks] = useState<ReadonlySet<string>>(() => new Set(marksIn(readJson(key))))
  const markRead = useCallback(
    (id: string) => {
      const known = marksIn(readJson(key))
      if (known.includes(id)) return
      keepJson(key, [...known, id])
      setMarks(new Set([...known, id]))
    },
    [key],
  )
  return { isRead: (id: string) => marks.has(id), markRead }
}
