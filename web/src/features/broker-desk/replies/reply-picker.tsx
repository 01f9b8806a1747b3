import type { SavedReply } from '@dream/contract/api/chat/broker-desk'
import { useEffect, useId, useRef, useState } from 'react'
import { isOfComposition } from '#ui/forms/composition.ts'
import css from './replies.module.css'

type Props = {
  replies: readonly SavedReply[]
  /** Text of a reply for this buyer. */
  textOf: (reply: SavedReply) => string
  onPick: (reply: SavedReply) => void
}

/** Picker of the replies that match what follows the slash. Arrow keys choose, Enter inserts, Escape leaves the text as it is. */
export function ReplyPicker({ replies, textOf, onPick }: Props) {
  const id = useId()
  const [at, setAt] = useState(0)
  const [isLeft, setLeft] = useState(false)
  const isOpen = !isLeft && replies.length > 0
  const chosen = replies[at]
  const press = useRef<(key: string) => boolean>(() => false)
  useEffect(() => {
    press.current = (key) => {
      if (key === 'ArrowDown') setAt((at + 1) % replies.length)
      else if (key === 'ArrowUp') setAt((at - 1 + replies.length) % replies.length)
      else if (key === 'Escape') setLeft(true)
      else if ((key === 'Enter' || key === 'Tab') && chosen) onPick(chosen)
      else return false
      return true
    }
  })
  useEffect(() => {
    if (!isOpen) return
    // In the capture phase, so that the field does not send on an Enter that chooses.
    const handleKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLTextAreaElement && !isOfComposition(event)
      if (!isTyping || event.shiftKey || !press.current(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', handleKey, true)
    return () => document.removeEventListener('keydown', handleKey, true)
  }, [isOpen])
  useActiveOption(isOpen && chosen ? `${id}-${chosen.id}` : null)
  if (!isOpen) return null
  return (
    <div className={css['picker']}>
      <p className="visually-hidden" role="status">
        {replies.length === 1 ? '1 saved reply' : `${replies.length} saved replies`}
      </p>
      <div role="listbox" aria-label="Saved replies that fit">
        {replies.map((reply, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field handles the keys, where the focus stays
          <div
            key={reply.id}
            id={`${id}-${reply.id}`}
            role="option"
            aria-selected={place === at}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(reply)}
          >
            <b>{reply.title}</b>
            <span>{textOf(reply)}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** Sets `aria-activedescendant` for the option that the keys would take: the focus stays in the field. */
function useActiveOption(optionId: string | null) {
  useEffect(() => {
    const field = document.activeElement
    if (optionId === null || !(field instanceof HTMLTextAreaElement)) return
    field.setAttribute('aria-activedescendant', optionId)
    return () => field.removeAttribute('aria-activedescendant')
  }, [optionId])
}
