import type { PrivateNote } from '@dream/contract/api/broker-desk'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError, call } from '#lib/api-client.ts'
import { keepJson, readJson } from '#lib/kept-json.ts'
import { personalKey } from '#lib/storage.ts'
import { onWake } from '#lib/wake.ts'
import { createNoteKeeper, type NoteDraft } from './note-keeper.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function draftAt(key: string): NoteDraft | null {
  const kept = readJson(key)
  if (!isRecord(kept)) return null
  const { text, version } = kept
  return typeof text === 'string' && typeof version === 'number' ? { text, version } : null
}

type Which = { userId: string; conversationId: string }

/** The private note of one conversation; saved at the latest when it is left. */
export function usePrivateNote({ userId, conversationId }: Which, stored: PrivateNote) {
  const [keeper] = useState(() => {
    const params = { id: conversationId }
    const key = personalKey(userId, `note:${conversationId}`)
    return createNoteKeeper(stored, draftAt(key), {
      save: (body) => call('PUT /api/broker/conversations/:id/note', { params, body }),
      read: async () => (await call('GET /api/broker/conversations/:id/desk', { params })).note,
      keep: (draft) => keepJson(key, draft),
      isClash: (failure) => failure instanceof ApiError && failure.code === 'note-changed',
    })
  })
  useEffect(() => keeper.hear(stored), [keeper, stored])
  useEffect(() => {
    const stop = onWake(() => void keeper.save())
    return () => {
      stop()
      void keeper.save()
    }
  }, [keeper])
  return { ...useSyncExternalStore(keeper.subscribe, keeper.current), keeper }
}
