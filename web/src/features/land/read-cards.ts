import { useCallback, useState } from 'react'
import { saveJson, readJson } from '#lib/storage/saved-json.ts'
import { personalKey } from '#lib/storage/storage.ts'

const readIdsIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []

/** Cards that a person has opened on this device. */
export function useReadCards(userId: string) {
  const key = personalKey(userId, 'land-read')
  const [readIds, setReadIds] = useState<ReadonlySet<string>>(() => new Set(readIdsIn(readJson(key))))
  const markRead = useCallback(
    (id: string) => {
      const known = readIdsIn(readJson(key))
      if (known.includes(id)) return
      saveJson(key, [...known, id])
      setReadIds(new Set([...known, id]))
    },
    [key],
  )
  return { isRead: (id: string) => readIds.has(id), markRead }
}
