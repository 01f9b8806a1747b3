import type { KnownNote } from './notes-queue/queue-state.ts'

/** Pin numbers of a design by note id, oldest first; notes without a spot have none. */
export function pinNumbers(notes: readonly KnownNote[]): ReadonlyMap<string, number> {
  return new Map(notes.filter(({ pin }) => pin !== null).map(({ id }, at) => [id, at + 1]))
}
