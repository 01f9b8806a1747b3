import { useEffect, useRef } from 'react'
import { isOfComposition } from '../forms/composition.ts'

/** Handles a key; false leaves it to the browser. */
export type KeyHandler = (event: KeyboardEvent) => boolean
/** Handlers by `KeyboardEvent.key`; a capital letter without its own has that of the small one. */
type Keys = ReadonlyMap<string, KeyHandler>

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'

/**
 * Keyboard shortcuts of a page, active while nobody types and no dialog is open. `onCharacter` handles a key that types a character
 * before the others; returns whether it did.
 */
export function useKeys(keys: Keys, onCharacter: () => boolean = () => false) {
  const latest = useRef({ keys, onCharacter })
  useEffect(() => {
    latest.current = { keys, onCharacter }
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      // The field gets the focus on keydown, before the character is inserted.
      if (isCharacter(event) && latest.current.onCharacter()) return
      const handle = latest.current.keys.get(event.key) ?? latest.current.keys.get(event.key.toLowerCase())
      if (handle?.(event)) event.preventDefault()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}

const isCharacter = ({ key }: KeyboardEvent) => key.length === 1 && key !== ' '

/** Whether a key may be a shortcut: not typed into a field, and not meant for a dialog, an input method or the browser. */
function isShortcut(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event
  const isTyped = target instanceof Element && target.closest(FIELDS) !== null
  const isTaken = defaultPrevented || ctrlKey || metaKey || altKey || isOfComposition(event)
  return !isTyped && !isTaken && document.querySelector('dialog[open]') === null
}
