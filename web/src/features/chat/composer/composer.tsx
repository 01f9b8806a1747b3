import { MESSAGE_MAX } from '@dream/contract/rules/chat/chat'
import { ArrowUp } from 'lucide-react'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { isOfComposition } from '#ui/forms/composition.ts'
import { deviceSignals } from '#lib/device/device.ts'
import css from './composer.module.css'
import { AttachButton, pastedFiles } from './attach-button.tsx'
import { useGrowing } from './use-growing.ts'

/** Handle for the extras above the field. */
export type ComposerHandle = {
  draft: string
  /** Inserts text at the cursor. */
  insert: (text: string) => void
  /** Replaces the draft. */
  replace: (text: string) => void
}

type Attach = {
  onFiles: (files: readonly File[]) => void
  /** Picks a plan; without it there is no button for it. */
  onPickPlan: (() => void) | undefined
  planLabel: string
}

type Props = {
  draft: string
  onDraft: (text: string) => void
  onSend: (text: string) => void
  onType: () => void
  /** Attachments; without it nothing can be attached. */
  attach?: Attach
  /** Content above the field: attachments, the quoted message, or the edited one. */
  above: ReactNode
  extras: ((composer: ComposerHandle) => ReactNode) | undefined
  /** Called on Escape; null: nothing to cancel. */
  onCancel: (() => void) | null
  /** Whether it may be sent without text. */
  canBeEmpty?: boolean
  isBusy?: boolean
  sendLabel?: string
  placeholder: string
  label: string
  /** Focuses the field when this changes to a non-null key. */
  focusKey: string | null
}

/** Number of remaining characters at which the counter appears. */
const COUNT_FROM = 200

/** Message field. Enter sends with a physical keyboard; on a touch screen it starts a new line. */
export function Composer(props: Props) {
  const { draft, onDraft, onSend, onType, attach, extras, onCancel, focusKey } = props
  const { canBeEmpty = false, isBusy = false, sendLabel = 'Send' } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const countId = useId()
  const [isMouse] = useState(() => deviceSignals().isMouse)
  useGrowing(field, draft)
  useEffect(() => {
    // Deferred, until the menu that led here has returned the focus.
    if (isMouse || focusKey) queueMicrotask(() => field.current?.focus({ preventScroll: true }))
  }, [isMouse, focusKey])

  const left = MESSAGE_MAX - draft.length
  const canSend = (draft.trim() !== '' || canBeEmpty) && left >= 0 && !isBusy
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
    if (isOfComposition(event.nativeEvent)) return
    const isPlain = event.key === 'Enter' && !event.shiftKey
    if (event.key === 'Escape' && onCancel) {
      event.stopPropagation()
      return onCancel()
    }
    if (!isPlain || !isMouse) return
    event.preventDefault()
    send()
  }
  const paste = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData)
    if (files.length === 0 || !attach) return
    event.preventDefault()
    attach.onFiles(files)
  }
  return (
    <div className={css['composer']}>
      {extras && <div className={css['extras']}>{extras({ draft, insert, replace })}</div>}
      {props.above}
      <div className={css['line']}>
        {attach && <AttachButton {...attach} />}
        <textarea
          ref={field}
          className={css['field']}
          rows={1}
          value={draft}
          placeholder={props.placeholder}
          aria-label={props.label}
          aria-describedby={left <= COUNT_FROM ? countId : undefined}
          aria-invalid={left < 0 || undefined}
          enterKeyHint={isMouse ? 'send' : 'enter'}
          autoComplete="off"
          onChange={({ target }) => {
            onDraft(target.value)
            if (target.value.trim() !== '') onType()
          }}
          onKeyDown={handleKey}
          onPaste={paste}
        />
        <button
          type="button"
          className={css['send']}
          aria-label={sendLabel}
          title={sendLabel}
          aria-disabled={!canSend || undefined}
          // Keep the focus in the field, so that the keyboard stays open.
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
