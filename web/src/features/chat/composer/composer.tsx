import { MESSAGE_MAX } from '@dream/contract/rules/chat/chat'
import { ArrowUp, X } from 'lucide-react'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { deviceSignals } from '#lib/device/device.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import css from './composer.module.css'
import { AttachButton, filesOf } from './attach-button.tsx'
import { useGrowing } from './use-growing.ts'

/** What the extras above the field may do. */
export type ComposerHandle = {
  draft: string
  /** Puts text where the cursor is. */
  insert: (text: string) => void
  /** Puts text in the place of the draft. */
  replace: (text: string) => void
}

type Props = {
  draft: string
  onDraft: (text: string) => void
  onSend: (text: string) => void
  onType: () => void
  onFiles: (files: readonly File[]) => void
  /** Without it there is no button for a plan. */
  onPickPlan: (() => void) | undefined
  planLabel: string
  extras: ((composer: ComposerHandle) => ReactNode) | undefined
  /** The way out while a sent message is changed; null while a new one is written. */
  onCancelEditing: (() => void) | null
  isBusy: boolean
  otherName: string
}

/** How many characters before the end the count appears. */
const COUNT_FROM = 200

/** The field for what one writes. Enter sends where there is a keyboard; on glass it begins a new line. */
export function Composer(props: Props) {
  const { draft, onDraft, onSend, onType, extras, onCancelEditing, isBusy, otherName } = props
  const isEditing = onCancelEditing !== null
  const field = useRef<HTMLTextAreaElement>(null)
  const countId = useId()
  const [isMouse] = useState(() => deviceSignals().isMouse)
  useGrowing(field, draft)
  useEffect(() => {
    // After the menu that led here has given the focus back.
    if (isMouse || isEditing) queueMicrotask(() => field.current?.focus({ preventScroll: true }))
  }, [isMouse, isEditing])

  const left = MESSAGE_MAX - draft.length
  const canSend = draft.trim() !== '' && left >= 0 && !isBusy
  const send = () => {
    if (!canSend) return
    onSend(draft)
    field.current?.focus({ preventScroll: true })
  }
  const insert = (text: string) => {
    const { selectionStart = draft.length, selectionEnd = draft.length } = field.current ?? {}
    onDraft(draft.slice(0, selectionStart) + text + draft.slice(selectionEnd))
    field.current?.focus({ preventScroll: true })
  }
  const replace = (text: string) => {
    onDraft(text)
    field.current?.focus({ preventScroll: true })
  }
  const handleKey = (event: KeyboardEvent) => {
    const isPlain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (event.key === 'Escape' && onCancelEditing) {
      event.stopPropagation()
      return onCancelEditing()
    }
    if (!isPlain || !isMouse) return
    event.preventDefault()
    send()
  }
  const paste = (event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData)
    if (files.length === 0 || isEditing) return
    event.preventDefault()
    props.onFiles(files)
  }
  return (
    <div className={css['composer']}>
      {extras && !isEditing && <div className={css['extras']}>{extras({ draft, insert, replace })}</div>}
      {onCancelEditing && <EditingLine onCancel={onCancelEditing} />}
      <div className={css['line']}>
        {!isEditing && <AttachButton {...props} />}
        <textarea
          ref={field}
          className={css['field']}
          rows={1}
          value={draft}
          placeholder="Message"
          aria-label={isEditing ? 'Edit your message' : `Message to ${otherName}`}
          aria-describedby={left <= COUNT_FROM ? countId : undefined}
          aria-invalid={left < 0 || undefined}
          enterKeyHint={isMouse ? 'send' : 'enter'}
          autoComplete="off"
          onChange={({ target }) => {
            onDraft(target.value)
            if (target.value.trim() !== '' && !isEditing) onType()
          }}
          onKeyDown={handleKey}
          onPaste={paste}
        />
        <button
          type="button"
          className={css['send']}
          aria-label={isEditing ? 'Save' : 'Send'}
          title={isEditing ? 'Save' : 'Send'}
          aria-disabled={!canSend || undefined}
          // The field keeps the focus, and so the keyboard stays.
          onPointerDown={(event) => event.preventDefault()}
          onClick={send}
        >
          <ArrowUp size={22} strokeWidth={2.25} aria-hidden="true" />
        </button>
      </div>
      {left <= COUNT_FROM && (
        <p id={countId} className={css['count']} data-over={left < 0 ? '' : undefined} role="status">
          {left >= 0 ? `${left} characters left` : `${-left} characters too many`}
        </p>
      )}
    </div>
  )
}

function EditingLine({ onCancel }: { onCancel: () => void }) {
  return (
    <div className={css['editing']}>
      <span>Edit your message</span>
      <IconButton label="Cancel" icon={<X />} onClick={onCancel} />
    </div>
  )
}
