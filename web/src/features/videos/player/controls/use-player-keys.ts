import { useEffect, useRef } from 'react'

/** Handlers by key; the names are those of `KeyboardEvent.key`, letters in lower case. */
export type PlayerKeys = Partial<Record<string, () => void>>

/** Keys that a focused button handles itself. */
const OF_BUTTONS = [' ', 'Enter']

/** Keyboard shortcuts of the player, anywhere inside it. */
export function usePlayerKeys(keys: PlayerKeys) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const act = latest.current[key.length === 1 ? key.toLowerCase() : key]
      const isButton = target instanceof Element && target.closest('button') !== null
      if (!act || (isButton && OF_BUTTONS.includes(key))) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
