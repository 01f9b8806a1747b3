import { useRef, useState } from 'react'
import { call, type BodyOf } from '#lib/api-client.ts'
import { setAnswer, useAnswer } from '#lib/query.ts'
import { failureOf } from '#lib/submission.ts'

export type Wishes = BodyOf<'PUT /api/notifications/settings'>

const FAILED = 'That could not be saved. Check your connection and try again.'

/** What the person wants to be told: shown as chosen at once, saved one after the other, taken back when it fails. */
export function useWishes() {
  const { data, error, refetch } = useAnswer('GET /api/notifications/settings')
  const [failure, setFailure] = useState<string | null>(null)
  const saving = useRef<Promise<unknown>>(Promise.resolve())

  function change(part: Partial<Wishes>) {
    if (!data) return
    setFailure(null)
    const before = data
    const wanted = { ...data, ...part }
    setAnswer('GET /api/notifications/settings', () => wanted)
    saving.current = saving.current
      .then(() => call('PUT /api/notifications/settings', { body: wanted }))
      .catch((reason: unknown) => {
        setFailure(failureOf(reason, FAILED).message)
        setAnswer(
          'GET /api/notifications/settings',
          (known) => known && { ...known, ...undoneBy(part, before) },
        )
      })
  }
  return { wishes: data, error, refetch, failure, change }
}

/** What the settings that were to change had been. */
function undoneBy(part: Partial<Wishes>, before: Wishes): Partial<Wishes> {
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in part))
}
