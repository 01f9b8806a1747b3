import { useEffect, useRef } from 'react'
import { isOfComposition } from '#ui/forms/composition.ts'
import { commandOf, type DeskCommand, isCharacter } from './desk-keys.ts'

const FIELDS = 'input, textarea, select, [contenteditable]'

type Handlers = {
  run: (command: DeskCommand) => void
  /** A character that is typed right after a message was sent: it belongs to the next line of the same letter. */
  writeOn: () => boolean
}

/** The desk's keys, from wherever nobody types and no dialog is open. */
export function useDeskKeys(handlers: Handlers) {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { target, defaultPrevented } = event
      const isElsewhere =
        (target instanceof Element && target.closest(FIELDS) !== null) ||
        document.querySelector('dialog[open]') !== null
      if (defaultPrevented || isOfComposition(event) || isElsewhere) return
      // The field has the focus before the character is written into it.
      if (isCharacter(event) && latest.current.writeOn()) return
      const command = commandOf(event)
      if (!command) return
      event.preventDefault()
      latest.current.run(command)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
