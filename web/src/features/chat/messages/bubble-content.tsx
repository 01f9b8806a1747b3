import type { DesignCard } from '@dream/contract/api/chat/messages'
import type { MessageFile } from '@dream/contract/api/chat/files'
import { MESSAGE_DELETED, MESSAGE_REMOVED } from '@dream/contract/rules/chat/chat'
import { Fragment } from 'react'
import css from './bubble-content.module.css'
import type { Upload } from '../message-queue/queue-state.ts'
import { FileCard, UnsentFile } from './attachments/file-card.tsx'
import { linkify } from './linkify.ts'
import { PictureCard, UnsentPicture } from './attachments/picture-card.tsx'
import { PlanCard } from './attachments/plan-card.tsx'
import type { Bubble } from './rows.ts'

/** Content of a bubble. */
export type Content =
  | { kind: 'text'; text: string }
  | { kind: 'deleted'; isRemoved: boolean }
  | { kind: 'design'; design: DesignCard | null; text: string }
  | { kind: 'image' | 'file'; file: MessageFile | null; text: string }
  | { kind: 'image' | 'file'; clientId: string; upload: Upload; text: string }

/** Returns the content of a stored or an unsent message. */
export function contentOf({ message, unsent }: Bubble): Content {
  if (message?.deletedAt) return { kind: 'deleted', isRemoved: message.isRemoved === true }
  if (!message && unsent?.upload) {
    const { clientId, upload, caption: text = '' } = unsent
    return { kind: upload.isPicture ? 'image' : 'file', clientId, upload, text }
  }
  const content = message ?? unsent?.message
  const text = content?.body ?? ''
  switch (content?.type) {
    case undefined:
    case 'text':
    case 'system':
      return { kind: 'text', text }
    case 'design':
      return { kind: 'design', design: message?.design ?? unsent?.design ?? null, text }
    case 'image':
    case 'file':
      return { kind: content.type, file: message?.file ?? null, text }
  }
}

type Props = { content: Content; onOpenDesign: ((designId: string) => void) | undefined }

export function BubbleContent({ content, onOpenDesign }: Props) {
  switch (content.kind) {
    case 'deleted':
      return <em className={css['gone']}>{content.isRemoved ? MESSAGE_REMOVED : MESSAGE_DELETED}</em>
    case 'text':
      return <LinkedText text={content.text} />
    case 'design':
      return (
        <>
          <PlanCard design={content.design} onOpen={onOpenDesign} />
          {content.text && <LinkedText text={content.text} isUnder />}
        </>
      )
    case 'image':
    case 'file':
      return (
        <>
          <Attachment content={content} />
          {content.text && <LinkedText text={content.text} isUnder />}
        </>
      )
  }
}

function Attachment({ content }: { content: Extract<Content, { kind: 'image' | 'file' }> }) {
  const isPicture = content.kind === 'image'
  if ('upload' in content) return isPicture ? <UnsentPicture {...content} /> : <UnsentFile {...content} />
  if (!content.file) return null
  return isPicture ? <PictureCard file={content.file} /> : <FileCard file={content.file} />
}

/** Text as written, with its URLs as links. */
function LinkedText({ text, isUnder = false }: { text: string; isUnder?: boolean }) {
  return (
    <span className={css['text']} data-under={isUnder ? '' : undefined}>
      {linkify(text).map((part, at) =>
        part.href === null ? (
          <Fragment key={at}>{part.text}</Fragment>
        ) : (
          <a key={at} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        ),
      )}
    </span>
  )
}
