import { useEffect, useRef } from 'react'
import { isOfComposition } from '#ui/forms/composition.ts'
import { commandOf, type DeskCommand, isCharacter } from './desk-keys.ts'

const FIELDS = 'input, textarea, select, [contenteditable]'

type Handlers = {
  run: (command: DeskCommand) => void
  /**
   * Handles a character typed right after a message was sent, which belongs to the next message to the same buyer; returns whether
   * it did.
   */
  writeOn: () => boolean
}

/** Keyboard shortcuts of the desk, active while nobody types and no dialog is open. */
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
      // Focus the field on keydown, before the character is inserted.
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
