import type { MessageFile } from '@dream/contract/api/chat/files'
import type { NewMessage } from '@dream/contract/api/chat/messages'
import { useEffect, useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { removeFile, saveFile, readFile } from '#lib/personal/durable-files.ts'
import { upload } from '#lib/api/upload.ts'
import { createStore } from '#lib/store/create-store.ts'
import { useStore } from '#lib/store/use-store.ts'
import type { Unsent } from './queue-state.ts'

/** Progress from 0 to 1, by the message's clientId. */
const progress = createStore<ReadonlyMap<string, number>>(new Map())

export const storeUpload = (clientId: string, file: File) => saveFile(clientId, file)

export function forgetUpload(clientId: string) {
  progress.update((all) => new Map([...all].filter(([id]) => id !== clientId)))
  void removeFile(clientId)
}

/** Uploads the file of a queued message; idempotent. Returns the message that carries it. */
export async function uploadFile(unsent: Unsent): Promise<NewMessage> {
  const { clientId, conversationId, upload: about, caption: body = '', quote } = unsent
  const file = await readFile(clientId)
  if (!file || !about)
    throw new ApiError({ status: 410, code: 'file-lost', message: 'This file is no longer on your device' })
  const { id, kind } = await upload<MessageFile>({
    url: `/api/conversations/${conversationId}/files?clientId=${clientId}`,
    file,
    name: about.name,
    onProgress: (part) => progress.update((all) => new Map(all).set(clientId, part)),
  })
  return { type: kind, clientId, fileId: id, body, ...(quote && { replyTo: quote.seq }) }
}

/** Progress of an upload, from 0 to 1. */
export const useUploadedPart = (clientId: string) => useStore(progress, (all) => all.get(clientId) ?? 0)

/** Object URL of a picture that is only on this device; null until it is read. */
export function useUnsentPicture(clientId: string): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let made: string | null = null
    let isOver = false
    void readFile(clientId).then((file) => {
      if (!file || isOver) return
      made = URL.createObjectURL(file)
      setUrl(made)
    })
    return () => {
      isOver = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [clientId])
  return url
}
