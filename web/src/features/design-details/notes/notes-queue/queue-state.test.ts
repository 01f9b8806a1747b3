import type { DesignNote } from '@dream/contract/api/designs/notes'
import { describe, expect, it } from 'vitest'
import {
  addChange,
  EMPTY_QUEUE,
  knownNotes,
  momentAfter,
  nextOf,
  parseNotesQueue,
  refuse,
  start,
  type NoteChange,
} from './queue-state.ts'

const T1 = '2026-01-01T10:00:00.000Z'
const T2 = '2026-01-01T11:00:00.000Z'

const aChange = (change: Partial<NoteChange> = {}): NoteChange => ({
  changeId: 'c1',
  noteId: 'n1',
  designId: 'd1',
  text: 'One',
  pin: null,
  changedAt: T1,
  isNew: true,
  isStarted: false,
  refusal: null,
  ...change,
})
const aNote = (note: Partial<DesignNote> = {}): DesignNote => ({
  id: 'n1',
  designId: 'd1',
  text: 'Stored',
  pin: null,
  madeAt: T1,
  changedAt: T1,
  ...note,
})
const edit = aChange({ changeId: 'c2', text: 'Two', isNew: false, changedAt: T2 })
const deletion = { ...edit, text: null }
const queueOf = (...changes: NoteChange[]) => changes.reduce(addChange, EMPTY_QUEUE)

describe('the queue', () => {
  it('merges unsent changes of a note, and a new note stays new', () => {
    expect(queueOf(aChange(), edit)).toEqual([{ ...edit, isNew: true }])
  })

  it('is empty when a note was created and deleted here', () => {
    expect(queueOf(aChange(), deletion)).toEqual([])
  })

  it('also has the deletion once the note may have reached the server', () => {
    const queue = addChange(start(queueOf(aChange()), 'c1'), deletion)

    expect(queue.map(({ changeId }) => changeId)).toEqual(['c1', 'c2'])
  })

  it('skips a refused change, until that is edited again', () => {
    const other = aChange({ changeId: 'c9', noteId: 'n9' })
    const queue = refuse(queueOf(aChange(), other), 'c1', 'Too many.')
    expect(nextOf(queue)?.changeId).toBe('c9')

    expect(addChange(queue, edit).map(({ refusal }) => refusal)).toEqual([null, null])
  })
})

describe('the shown notes', () => {
  it('are those of the server with the unsent changes, oldest first', () => {
    const notes = knownNotes(
      [aNote({ id: 'n2', text: 'Second', madeAt: T2 }), aNote()],
      queueOf(
        edit,
        aChange({ noteId: 'n3', changeId: 'c3', text: 'Third', changedAt: '2026-01-01T12:00:00.000Z' }),
      ),
    )

    expect(notes.map(({ text, isWaiting }) => [text, isWaiting])).toEqual([
      ['Two', true],
      ['Second', false],
      ['Third', true],
    ])
  })

  it('do not include what was deleted here', () => {
    expect(knownNotes([aNote()], queueOf(deletion))).toEqual([])
  })

  it("show another device's later change, even if an older one is still unsent here", () => {
    const [note] = knownNotes([aNote({ changedAt: '2026-01-01T12:00:00.000Z' })], queueOf(edit))

    expect(note).toMatchObject({ text: 'Stored', isWaiting: false })
  })
})

it.each([
  ['now', T1, Date.parse(T2), T2],
  ['now for a new note', null, Date.parse(T2), T2],
  ['a moment after the change that it follows when the clock is behind', T2, 0, '2026-01-01T11:00:00.001Z'],
])('a change happens %s', (_when, known, nowMs, expected) => {
  expect(momentAfter(known, nowMs)).toBe(expected)
})

it('malformed saved changes are dropped, the others kept', () => {
  const pinned = aChange({ pin: { level: 'upper', x: 0.5, y: 0.5 } })

  expect(parseNotesQueue([aChange(), { ...aChange(), pin: { level: 'roof' } }, null, pinned])).toEqual([
    aChange(),
    pinned,
  ])
  expect(parseNotesQueue('broken')).toEqual([])
})
