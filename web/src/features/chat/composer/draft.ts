import { useCallback, useEffect, useState } from 'react'
import { currentSession } from '#lib/session/session.ts'
import { device, personalKey } from '#lib/storage/storage.ts'

const keyOf = (conversationId: string) =>
  personalKey(currentSession().user?.id ?? 'nobody', `draft:${conversationId}`)

/** Unsent text; survives a reload and is removed at logout. */
export function useDraft(conversationId: string, prefill = '') {
  const [draft, setShown] = useState(() => {
    const saved = device.get(keyOf(conversationId)) ?? ''
    return saved.endsWith(prefill) ? saved : [saved, prefill].filter(Boolean).join('\n')
  })
  // Save a prefilled text as the person's draft, so that it survives a reload.
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

/** Draft of a conversation, for lists. */
export const draftOf = (conversationId: string) => device.get(keyOf(conversationId)) ?? ''
