import type { DesignNote, Pin } from '@dream/contract/api/designs/notes'
import { isRecord } from '@dream/contract/rules/app/is-record'

/** Unsent change of a note; a deletion when it has no text. */
export type NoteChange = {
  changeId: string
  noteId: string
  designId: string
  text: string | null
  pin: Pin | null
  /** Time by this device's clock, but after the change that it was based on: the later of two changes wins. */
  changedAt: string
  /** Whether the note is unknown to the server, so that a deletion only drops it from the queue. */
  isNew: boolean
  /** Whether it may have reached the server. */
  isStarted: boolean
  /** Message of a permanent refusal; the change then waits for the person. */
  refusal: string | null
}

export type NotesQueue = readonly NoteChange[]

export const EMPTY_QUEUE: NotesQueue = []

/** Adds a change, replacing an unsent one of the same note. */
export function addChange(queue: NotesQueue, change: NoteChange): NotesQueue {
  const replaced = queue.find((each) => each.noteId === change.noteId && !each.isStarted)
  const rest = queue.filter((each) => each !== replaced)
  const isNew = replaced ? replaced.isNew : change.isNew
  if (change.text === null && isNew) return rest
  return [...rest, { ...change, isNew }]
}

/** Next change to send. */
export const nextOf = (queue: NotesQueue) => queue.find(({ refusal }) => refusal === null)

const replace = (queue: NotesQueue, changeId: string, by: Partial<NoteChange>): NotesQueue =>
  queue.map((each) => (each.changeId === changeId ? { ...each, ...by } : each))

export const start = (queue: NotesQueue, changeId: string) => replace(queue, changeId, { isStarted: true })

/** Marks a change as permanently refused: it can be edited again, or discarded. */
export const refuse = (queue: NotesQueue, changeId: string, refusal: string) =>
  replace(queue, changeId, { isStarted: false, refusal })

export const settle = (queue: NotesQueue, changeId: string): NotesQueue =>
  queue.filter((each) => each.changeId !== changeId)

/** Note with its unsent changes. */
export type KnownNote = DesignNote & { isWaiting: boolean; refusal: string | null }

/** Merges unsent changes into the server's notes, oldest first. A change older than the server's version is ignored. */
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

/** Time of a change: now, but after the change that it is based on, whatever the device's clock says. */
export function momentAfter(known: string | null, nowMs: number): string {
  const after = known === null ? 0 : Date.parse(known) + 1
  return new Date(Math.max(nowMs, after)).toISOString()
}

/** Version of the saved `NotesQueue`. */
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

/** Parses the saved queue; malformed changes are dropped. */
export const parseNotesQueue = (stored: unknown): NotesQueue =>
  Array.isArray(stored) ? stored.filter(isChange) : EMPTY_QUEUE
