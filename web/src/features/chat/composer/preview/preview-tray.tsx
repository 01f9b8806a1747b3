import { FileText, X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import type { DesignCard } from '@dream/contract/api/chat/messages'
import { sizeOf } from '../../messages/attachments/file-card.tsx'
import { tileRatio } from '../../messages/attachments/picture-shape.ts'
import type { Upload } from '../../message-queue/queue-state.ts'
import { useUnsentPicture } from '../../message-queue/uploads.ts'
import type { Attachment } from './attachment.ts'
import css from './preview-tray.module.css'

type Props = {
  items: readonly Attachment[]
  onRemove: (id: string) => void
  onDiscard: () => void
}

/** Tray above the field with the attachments of the next message, each with a button to remove it. */
export function PreviewTray({ items, onRemove, onDiscard }: Props) {
  return (
    <section className={css['tray']} aria-label="Ready to send">
      <div className={css['head']}>
        <h2 className={css['title']}>{titleOf(items)}</h2>
        <button type="button" className={css['discard']} onClick={onDiscard}>
          Discard
        </button>
      </div>
      {items.length > 0 && (
        <ul className={css['items']}>
          {items.map((item) => (
            <li
              key={item.id}
              className={css['item']}
              data-only={items.length === 1 ? '' : undefined}
              style={shapeOf(item)}
            >
              {item.upload ? (
                <FileTile id={item.id} upload={item.upload} />
              ) : (
                <PlanTile design={item.design} />
              )}
              {items.length > 1 && (
                <button
                  type="button"
                  className={css['remove']}
                  aria-label={`Remove ${item.upload?.name ?? item.design?.title}`}
                  onClick={() => onRemove(item.id)}
                >
                  <X aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function shapeOf({ upload }: Attachment): CSSProperties & Partial<Record<'--ratio', number>> {
  return upload?.isPicture ? { '--ratio': tileRatio(upload) } : {}
}

function titleOf(items: readonly Attachment[]): string {
  const pictures = items.filter(({ upload }) => upload?.isPicture).length
  const plans = items.filter(({ design }) => design).length
  if (items.length === 0) return 'Send this message?'
  if (pictures === items.length) return pictures === 1 ? 'Send this photo?' : `Send ${pictures} photos?`
  if (items.length === 1) return plans === 1 ? 'Send this plan?' : 'Send this file?'
  return `Send ${items.length} attachments?`
}

function FileTile({ id, upload }: { id: string; upload: Upload }) {
  const url = useUnsentPicture(id)
  if (!upload.isPicture) {
    return (
      <span className={css['file']}>
        <FileText aria-hidden="true" />
        <span className={css['name']}>{upload.name}</span>
        <span>{sizeOf(upload.bytes)}</span>
      </span>
    )
  }
  return <span className={css['picture']}>{url && <img src={url} alt={upload.name} />}</span>
}

function PlanTile({ design }: { design: DesignCard }) {
  const url = useThemedUrl({ light: design.imageUrl, dark: design.darkImageUrl ?? null })
  const isPlan = design.category === 'Floor Plan'
  return (
    <span className={css['plan']} data-photo={isPlan ? undefined : ''}>
      <img src={url} alt="" draggable={false} />
      <span className={css['name']}>{design.title}</span>
    </span>
  )
}
