import { isRecord } from '@dream/contract/rules/app/is-record'
import type { PrivateNote } from '@dream/contract/api/chat/broker-desk'
import { useEffect, useState } from 'react'
import { ApiError, call } from '#lib/api/api-client.ts'
import { saveJson, readJson } from '#lib/storage/saved-json.ts'
import { personalKey } from '#lib/storage/storage.ts'
import { useStore } from '#lib/store/use-store.ts'
import { onResume } from '#lib/device/resume.ts'
import { createNoteSaver, type NoteDraft } from './note-saver.ts'

function draftAt(key: string): NoteDraft | null {
  const saved = readJson(key)
  if (!isRecord(saved)) return null
  const { text, version } = saved
  return typeof text === 'string' && typeof version === 'number' ? { text, version } : null
}

type Which = { userId: string; conversationId: string }

/** Private note of one conversation; saved on unmount at the latest. */
export function usePrivateNote({ userId, conversationId }: Which, stored: PrivateNote) {
  const [saver] = useState(() => {
    const params = { id: conversationId }
    const key = personalKey(userId, `note:${conversationId}`)
    return createNoteSaver(stored, draftAt(key), {
      save: (body) => call('PUT /api/broker/conversations/:id/note', { params, body }),
      read: async () => (await call('GET /api/broker/conversations/:id/desk', { params })).note,
      saveDraft: (draft) => saveJson(key, draft),
      isClash: (failure) => failure instanceof ApiError && failure.code === 'note-changed',
    })
  })
  useEffect(() => saver.receive(stored), [saver, stored])
  useEffect(() => {
    const stop = onResume(() => void saver.save())
    return () => {
      stop()
      void saver.save()
    }
  }, [saver])
  return { ...useStore(saver.state), saver }
}
