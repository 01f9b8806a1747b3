import type { PrivateNote } from '@dream/contract/api/broker-desk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNoteKeeper, type NoteDraft } from './note-keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

class Clash extends Error {}
const noteOf = (text: string, version: number): PrivateNote => ({
  text,
  version,
  savedAt: '2026-11-20T05:00:00Z',
})
const soon = () => vi.advanceTimersByTimeAsync(1000)

/** A server with one note, and what the device keeps. */
function aDesk(start: PrivateNote, kept: NoteDraft | null = null) {
  const desk = { note: start, kept, isUp: true, saves: 0 }
  const keeper = createNoteKeeper(start, kept, {
    async save({ text, version }) {
      desk.saves += 1
      await new Promise((resolve) => setTimeout(resolve, 10))
      if (!desk.isUp) throw new Error('no network')
      if (version !== desk.note.version) throw new Clash()
      return (desk.note = noteOf(text, version + 1))
    },
    read: async () => desk.note,
    keep: (draft) => void (desk.kept = draft),
    isClash: (failure) => failure instanceof Clash,
  })
  return { desk, keeper }
}

test('what is typed is saved by itself once the hands rest, in one go', async () => {
  const { desk, keeper } = aDesk(noteOf('', 0))

  keeper.write('Survey')
  keeper.write('Survey first')
  const before = [keeper.current().status, desk.kept]
  await soon()

  expect(before).toEqual(['unsaved', { text: 'Survey first', version: 0 }])
  expect([desk.note.text, desk.saves, desk.kept]).toEqual(['Survey first', 1, null])
  expect(keeper.current().status).toBe('saved')
})

test('words typed while others are being saved are saved after them', async () => {
  const { desk, keeper } = aDesk(noteOf('', 0))
  keeper.write('One')
  await vi.advanceTimersByTimeAsync(805)

  keeper.write('One two')
  await soon()

  expect([desk.note, keeper.current().status]).toEqual([noteOf('One two', 2), 'saved'])
})

test('without a network the words stay here and on the device, and a second try saves them', async () => {
  const { desk, keeper } = aDesk(noteOf('Old', 3))
  desk.isUp = false
  keeper.write('Old and new')
  await soon()
  const offline = [keeper.current().status, keeper.current().text, desk.kept]

  desk.isUp = true
  void keeper.save()
  await soon()

  expect(offline).toEqual(['failed', 'Old and new', { text: 'Old and new', version: 3 }])
  expect([desk.note, desk.kept]).toEqual([noteOf('Old and new', 4), null])
})

test('a reload finds the unsaved words and saves them', async () => {
  const { desk, keeper } = aDesk(noteOf('Old', 3), { text: 'Old, unsaved', version: 3 })

  expect(keeper.current().text).toBe('Old, unsaved')
  await soon()

  expect(desk.note).toEqual(noteOf('Old, unsaved', 4))
})

test('words of another window are not written over: both can be kept', async () => {
  const { desk, keeper } = aDesk(noteOf('Old', 3))
  desk.note = noteOf('From the other window', 4)
  keeper.write('From here')
  await soon()
  const clash = keeper.current()
  keeper.write('From here, and more')
  await soon()

  keeper.keepBoth()
  await soon()

  expect(clash).toMatchObject({ status: 'clash', text: 'From here', other: 'From the other window' })
  expect(desk.note).toEqual(noteOf('From the other window\n\nFrom here, and more', 5))
  expect(keeper.current().status).toBe('saved')
})

test('or the other ones alone', async () => {
  const { desk, keeper } = aDesk(noteOf('Other', 4), { text: 'Mine', version: 3 })
  const clash = keeper.current().status

  keeper.takeOther()

  expect([clash, keeper.current().text, keeper.current().status, desk.kept]).toEqual([
    'clash',
    'Other',
    'saved',
    null,
  ])
})

test('newer words are shown when nothing is unsaved here, and only then', () => {
  const { keeper } = aDesk(noteOf('Old', 3))
  keeper.hear(noteOf('Newer', 4))
  const shown = keeper.current().text
  keeper.write('Mine')

  keeper.hear(noteOf('Newest', 5))

  expect([shown, keeper.current().text]).toEqual(['Newer', 'Mine'])
})
