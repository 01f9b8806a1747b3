import { useKeys } from '#ui/keys/use-keys.ts'
import { DESK_KEYS, type DeskCommand } from './desk-keys.ts'

type Handlers = {
  run: (command: DeskCommand) => void
  /**
   * Handles a character typed right after a message was sent, which belongs to the next message to the same buyer; returns whether
   * it did.
   */
  writeOn: () => boolean
}

/** Keyboard shortcuts of the desk. */
export function useDeskKeys({ run, writeOn }: Handlers): void {
  const handlerOf = (command: DeskCommand) => () => {
    run(command)
    return true
  }
  useKeys(new Map(DESK_KEYS.map(({ key, command }) => [key, handlerOf(command)])), writeOn)
}
