import type { Quote } from '@dream/contract/api/chat/messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { currentSession } from '#lib/session/session.ts'
import { readJson, saveJson } from '#lib/storage/saved-json.ts'
import { device, personalKey } from '#lib/storage/storage.ts'
import { sendAttached, sendMessage } from '../../message-queue/message-queue.ts'
import { forgetUpload } from '../../message-queue/uploads.ts'
import { type Attachment, NOTHING, parsePreview, type Preview } from './attachment.ts'
import { takeFiles } from './take-files.ts'

/** Content shared by another app, and its expiry. */
export type SharedIn = { text?: string; files: readonly File[]; until: number }

type Facts = { caption?: string; until?: number }

const keyOf = (conversationId: string) =>
  personalKey(currentSession().user?.id ?? 'nobody', `preview:${conversationId}`)

/** Preview of attachments (plans, photos, files) with a caption. It survives a reload, and nothing is sent before `send`. */
export function usePreview(conversationId: string, shared: SharedIn | undefined) {
  const key = keyOf(conversationId)
  const [preview, setPreview] = useState(() => readPreview(key))
  useEffect(() => {
    if (preview === NOTHING) device.remove(key)
    else saveJson(key, preview)
  }, [key, preview])

  const add = useCallback((items: readonly Attachment[], { caption = '', until }: Facts = {}) => {
    setPreview((old) => ({
      items: [...old.items, ...items],
      caption: [old.caption, caption].filter(Boolean).join('\n'),
      until: until ?? old.until,
    }))
  }, [])
  const isTaken = useRef(false)
  useEffect(() => {
    if (!shared || isTaken.current) return
    isTaken.current = true
    const { text: caption = '', files, until } = shared
    void takeFiles(files).then((items) => {
      if (items.length > 0 || caption !== '') add(items, { caption, until })
    })
  }, [shared, add])

  return {
    ...preview,
    isOpen: preview !== NOTHING && (preview.items.length > 0 || preview.until !== null),
    add,
    setCaption: (caption: string) => setPreview((old) => ({ ...old, caption })),
    remove(id: string) {
      forgetUpload(id)
      setPreview((old) => ({ ...old, items: old.items.filter((each) => each.id !== id) }))
    },
    /** Drops all attachments. */
    discard() {
      for (const { id } of preview.items) forgetUpload(id)
      setPreview(NOTHING)
    },
    /** Sends the attachments; the caption goes with the last. */
    send(quote: Quote | null) {
      sendPreview(conversationId, preview, quote)
      setPreview(NOTHING)
    },
  }
}

/** Reads the saved preview, and deletes the files of expired content. */
function readPreview(key: string): Preview {
  const stored = readJson(key)
  const preview = parsePreview(stored, Date.now())
  if (preview === NOTHING) for (const { id } of parsePreview(stored, 0).items) forgetUpload(id)
  return preview
}

export type PreviewHandle = ReturnType<typeof usePreview>

function sendPreview(conversationId: string, { items, caption }: Preview, quote: Quote | null) {
  const body = caption.trim() === '' ? '' : caption
  const replyTo = quote ? { replyTo: quote.seq } : {}
  if (items.length === 0) {
    const message = { type: 'text', clientId: crypto.randomUUID(), body, ...replyTo } as const
    return sendMessage({ conversationId, quote, message })
  }
  const wishes = items.map(({ id: clientId, design, upload }, at) => {
    const words = at === items.length - 1 ? body : ''
    const message = design && {
      type: 'design' as const,
      clientId,
      designId: design.id,
      body: words,
      ...(at === 0 && replyTo),
    }
    return {
      clientId,
      conversationId,
      message,
      design,
      upload,
      caption: words,
      quote: at === 0 ? quote : null,
    }
  })
  sendAttached(wishes)
}
