import type { NotificationSettings } from '@dream/contract/api/account/notifications'
import { useRef, useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { setApiData, useApiQuery } from '#lib/api/query.ts'
import { failureOf } from '#lib/forms/submission.ts'

const FAILED = "Couldn't save that. Check your connection and try again."

/** Notification settings: optimistic, saved in sequence, rolled back on failure. */
export function useNotificationSettings() {
  const { data, error, refetch } = useApiQuery('GET /api/notifications/settings')
  const [failure, setFailure] = useState<string | null>(null)
  const saving = useRef<Promise<unknown>>(Promise.resolve())

  function change(patch: Partial<NotificationSettings>) {
    if (!data) return
    setFailure(null)
    const before = data
    const wanted = { ...data, ...patch }
    setApiData('GET /api/notifications/settings', () => wanted)
    saving.current = saving.current
      .then(() => call('PUT /api/notifications/settings', { body: wanted }))
      .catch((reason: unknown) => {
        setFailure(failureOf(reason, FAILED).message)
        setApiData(
          'GET /api/notifications/settings',
          (known) => known && { ...known, ...undoneBy(patch, before) },
        )
      })
  }
  return { settings: data, error, refetch, failure, change }
}

/** Previous values of the settings in a change. */
function undoneBy(
  patch: Partial<NotificationSettings>,
  before: NotificationSettings,
): Partial<NotificationSettings> {
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in patch))
}
