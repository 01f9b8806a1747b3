import type { DesignNote, Pin } from '@dream/contract/api/designs/notes'
import { isRecord } from '@dream/contract/rules/app/is-record'

/** One change of a note to send to the server; a deletion when it has no text. */
export type NoteChange = {
  changeId: string
  noteId: string
  designId: string
  text: string | null
  pin: Pin | null
  /** By this device's clock, and after the change that it knew: of two changes the later one stays. */
  changedAt: string
  /** No server has heard of the note: deleting it is forgetting it. */
  isNew: boolean
  /** It may have reached the server. */
  isStarted: boolean
  /** Why the server will never take it, in words; it waits for the person. */
  refusal: string | null
}

export type NotesQueue = readonly NoteChange[]

export const EMPTY_QUEUE: NotesQueue = []

/** A newer change of a note takes the place of one that was never sent. */
export function addChange(queue: NotesQueue, change: NoteChange): NotesQueue {
  const replaced = queue.find((each) => each.noteId === change.noteId && !each.isStarted)
  const rest = queue.filter((each) => each !== replaced)
  const isNew = replaced ? replaced.isNew : change.isNew
  if (change.text === null && isNew) return rest
  return [...rest, { ...change, isNew }]
}

/** What is sent next. */
export const nextOf = (queue: NotesQueue) => queue.find(({ refusal }) => refusal === null)

const replace = (queue: NotesQueue, changeId: string, by: Partial<NoteChange>): NotesQueue =>
  queue.map((each) => (each.changeId === changeId ? { ...each, ...by } : each))

export const start = (queue: NotesQueue, changeId: string) => replace(queue, changeId, { isStarted: true })

/** The server will never take it: it can be changed again, or given up. */
export const refuse = (queue: NotesQueue, changeId: string, refusal: string) =>
  replace(queue, changeId, { isStarted: false, refusal })

export const settle = (queue: NotesQueue, changeId: string): NotesQueue =>
  queue.filter((each) => each.changeId !== changeId)

/** A note as the person knows it. */
export type KnownNote = DesignNote & { isWaiting: boolean; refusal: string | null }

/** The server's notes with what waits here, oldest first. A change that is older than what the server has shows nothing. */
export function knownNotes(stored: readonly DesignNote[], queue: NotesQueue): readonly KnownNote[] {
  const notes = new Map(
    stored.map((note): [string, KnownNote] => [note.id, { ...note, isWaiting: false, refusal: null }]),
  )
  for (const { noteId: id, designId, text, pin, changedAt, refusal } of queue) {
    const known = notes.get(id)
    if (known && known.changedAt > changedAt) continue
    if (text === null) notes.delete(id)
    else
      notes.set(id, {
        id,
        designId,
        text,
        pin,
        changedAt,
        refusal,
        madeAt: known?.madeAt ?? changedAt,
        isWaiting: true,
      })
  }
  return [...notes.values()].toSorted((a, b) =>
    a.madeAt < b.madeAt || (a.madeAt === b.madeAt && a.id < b.id) ? -1 : 1,
  )
}

/** The moment of a change: now, and after the change that it follows, whatever the device's clock says. */
export function momentAfter(known: string | null, nowMs: number): string {
  const after = known === null ? 0 : Date.parse(known) + 1
  return new Date(Math.max(nowMs, after)).toISOString()
}

/** Of `NotesQueue` on the device. */
export const NOTES_VERSION = 1

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown) => value === null || isText(value)

const isPin = (value: unknown): value is Pin =>
  isRecord(value) &&
  (value['level'] === 'ground' || value['level'] === 'upper') &&
  typeof value['x'] === 'number' &&
  typeof value['y'] === 'number'

const isChange = (value: unknown): value is NoteChange =>
  isRecord(value) &&
  [value['changeId'], value['noteId'], value['designId'], value['changedAt']].every(isText) &&
  isTextOrNull(value['text']) &&
  isTextOrNull(value['refusal']) &&
  (value['pin'] === null || isPin(value['pin'])) &&
  typeof value['isNew'] === 'boolean' &&
  typeof value['isStarted'] === 'boolean'

/** Reads what a device saved; what is malformed in it is dropped. */
export const parseNotesQueue = (stored: unknown): NotesQueue =>
  Array.isArray(stored) ? stored.filter(isChange) : EMPTY_QUEUE
