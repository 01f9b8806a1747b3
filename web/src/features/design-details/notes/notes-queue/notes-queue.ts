import type { Pin } from '@dream/contract/api/designs/notes'
import { createDurableQueue } from '#lib/durable-queue/durable-queue.ts'
import {
  addChange,
  EMPTY_QUEUE,
  momentAfter,
  NOTES_VERSION,
  parseNotesQueue,
  type KnownNote,
} from './queue-state.ts'
import { sendNotes } from './send-notes.ts'

const notesQueue = createDurableQueue({
  name: 'notes',
  version: NOTES_VERSION,
  empty: EMPTY_QUEUE,
  parse: parseNotesQueue,
  sendAll: sendNotes,
})

/** Sends the queue now and on each resume; follows the signed-in person. Returns the stop function. */
export const startNotesQueue = () => notesQueue.start()

/** Tries to send the queue; resolves with the number of changes that are left. */
export async function sendUnsentNotes(): Promise<number> {
  startNotesQueue()
  await notesQueue.send()
  return notesQueue.state.get().length
}

/** Number of unsent changes of notes. */
export async function countUnsentNotes(): Promise<number> {
  startNotesQueue()
  return (await notesQueue.loaded()).length
}

export const notesState = notesQueue.state

type Change = { designId: string; pin: Pin | null; text: string | null; known: KnownNote | null }

/** Saves a change of a note on the device, and sends it as soon as possible. */
export function changeNote({ known, ...change }: Change) {
  startNotesQueue()
  const made = {
    ...change,
    changeId: crypto.randomUUID(),
    noteId: known?.id ?? crypto.randomUUID(),
    changedAt: momentAfter(known?.changedAt ?? null, Date.now()),
    isNew: known === null,
    isStarted: false,
    refusal: null,
  }
  void notesQueue.change((old) => addChange(old, made))?.then(notesQueue.send)
}
