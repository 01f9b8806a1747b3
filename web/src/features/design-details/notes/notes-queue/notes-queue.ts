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

/** Sends what waits, now and whenever the app resumes; follows the person who is signed in. Returns how to stop. */
export const startNotesQueue = () => notesQueue.start()

/** Tries to send everything that waits; returns how much still does. */
export async function sendUnsentNotes(): Promise<number> {
  startNotesQueue()
  await notesQueue.send()
  return notesQueue.state.get().length
}

/** How many changes of notes the server does not have. */
export async function countUnsentNotes(): Promise<number> {
  startNotesQueue()
  return (await notesQueue.loaded()).length
}

export const notesState = notesQueue.state

type Change = { designId: string; pin: Pin | null; text: string | null; known: KnownNote | null }

/** Saves a change of a note on the device, and sends it as soon as that is possible. */
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
