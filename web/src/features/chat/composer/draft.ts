import { useCallback, useEffect, useState } from 'react'
import { currentSession } from '#lib/session/session.ts'
import { device, personalKey } from '#lib/storage/storage.ts'

const keyOf = (conversationId: string) =>
  personalKey(currentSession().user?.id ?? 'nobody', `draft:${conversationId}`)

/** Words that are not sent yet; they survive a reload and go when the person logs out. */
export function useDraft(conversationId: string, prefill = '') {
  const [draft, setShown] = useState(() => {
    const saved = device.get(keyOf(conversationId)) ?? ''
    return saved.endsWith(prefill) ? saved : [saved, prefill].filter(Boolean).join('\n')
  })
  // What was brought along is the person's own from now on, also over a reload.
  const [brought] = useState(() => (prefill === '' ? null : draft))
  useEffect(() => {
    if (brought !== null) device.set(keyOf(conversationId), brought)
  }, [conversationId, brought])
  const setDraft = useCallback(
    (text: string) => {
      setShown(text)
      if (text === '') device.remove(keyOf(conversationId))
      else device.set(keyOf(conversationId), text)
    },
    [conversationId],
  )
  return [draft, setDraft] as const
}

/** What waits to be finished in a conversation, for lists. */
export const draftOf = (conversationId: string) => device.get(keyOf(conversationId)) ?? ''
