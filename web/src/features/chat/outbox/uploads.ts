import type { MessageFile } from '@dream/contract/api/files'
import type { NewMessage } from '@dream/contract/api/messages'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError } from '#lib/api-error.ts'
import { forgetFile, keepFile, keptFile } from '#lib/durable-files.ts'
import { upload } from '#lib/upload.ts'
import type { Unsent } from './queue.ts'

const parts = new Map<string, number>()
const listeners = new Set<() => void>()

function setPart(clientId: string, part: number) {
  parts.set(clientId, part)
  for (const tell of listeners) tell()
}

export const keepUpload = (clientId: string, file: File) => keepFile(clientId, file)

export function forgetUpload(clientId: string) {
  parts.delete(clientId)
  void forgetFile(clientId)
}

/** Uploads the file of a message that waits; a repeat answers the same file. Gives the message that carries it. */
export async function uploadFile({ clientId, conversationId, upload: about }: Unsent): Promise<NewMessage> {
  const file = await keptFile(clientId)
  if (!file || !about) throw new ApiError({ status: 410, code: 'file-lost', message: 'This file is gone' })
  const { id, kind } = await upload<MessageFile>({
    url: `/api/conversations/${conversationId}/files?clientId=${clientId}`,
    file,
    name: about.name,
    onProgress: (part) => setPart(clientId, part),
  })
  return { type: kind, clientId, fileId: id, body: '' }
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** How much of a file has left this device, from 0 to 1. */
export const useUploadedPart = (clientId: string) =>
  useSyncExternalStore(subscribe, () => parts.get(clientId) ?? 0)

/** An address of a picture that is still on this device only; null until it is read. */
export function useUnsentPicture(clientId: string): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let made: string | null = null
    let isOver = false
    void keptFile(clientId).then((file) => {
      if (!file || isOver) return
      made = URL.createObjectURL(file)
      setAddress(made)
    })
    return () => {
      isOver = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [clientId])
  return address
}
