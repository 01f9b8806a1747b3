import type { PrivateNote } from '@dream/contract/api/chat/broker-desk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNoteSaver, type NoteDraft } from './note-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

class Clash extends Error {}
const noteOf = (text: string, version: number): PrivateNote => ({
  text,
  version,
  savedAt: '2026-11-20T05:00:00Z',
})
const soon = () => vi.advanceTimersByTimeAsync(1000)

/** Fake server with one note, and the draft on the device. */
function aDesk(start: PrivateNote, saved: NoteDraft | null = null) {
  const desk = { note: start, saved, isUp: true, saves: 0 }
  const saver = createNoteSaver(start, saved, {
    async save({ text, version }) {
      desk.saves += 1
      await new Promise((resolve) => setTimeout(resolve, 10))
      if (!desk.isUp) throw new Error('no network')
      if (version !== desk.note.version) throw new Clash()
      return (desk.note = noteOf(text, version + 1))
    },
    read: async () => desk.note,
    saveDraft: (draft) => void (desk.saved = draft),
    isClash: (failure) => failure instanceof Clash,
  })
  return { desk, saver }
}

test('autosaves what was typed after a pause, in one request', async () => {
  const { desk, saver } = aDesk(noteOf('', 0))

  saver.write('Survey')
  saver.write('Survey first')
  const before = [saver.state.get().status, desk.saved]
  await soon()

  expect(before).toEqual(['unsaved', { text: 'Survey first', version: 0 }])
  expect([desk.note.text, desk.saves, desk.saved]).toEqual(['Survey first', 1, null])
  expect(saver.state.get().status).toBe('saved')
})

test('saves text typed during a save after it', async () => {
  const { desk, saver } = aDesk(noteOf('', 0))
  saver.write('One')
  await vi.advanceTimersByTimeAsync(805)

  saver.write('One two')
  await soon()

  expect([desk.note, saver.state.get().status]).toEqual([noteOf('One two', 2), 'saved'])
})

test('offline, the text stays here and on the device, and a retry saves it', async () => {
  const { desk, saver } = aDesk(noteOf('Old', 3))
  desk.isUp = false
  saver.write('Old and new')
  await soon()
  const offline = [saver.state.get().status, saver.state.get().text, desk.saved]

  desk.isUp = true
  void saver.save()
  await soon()

  expect(offline).toEqual(['failed', 'Old and new', { text: 'Old and new', version: 3 }])
  expect([desk.note, desk.saved]).toEqual([noteOf('Old and new', 4), null])
})

test('a reload restores the unsaved text and saves it', async () => {
  const { desk, saver } = aDesk(noteOf('Old', 3), { text: 'Old, unsaved', version: 3 })

  expect(saver.state.get().text).toBe('Old, unsaved')
  await soon()

  expect(desk.note).toEqual(noteOf('Old, unsaved', 4))
})

test('text of another window is not overwritten: both can be kept', async () => {
  const { desk, saver } = aDesk(noteOf('Old', 3))
  desk.note = noteOf('From the other window', 4)
  saver.write('From here')
  await soon()
  const clash = saver.state.get()
  saver.write('From here, and more')
  await soon()

  saver.keepBoth()
  await soon()

  expect(clash).toMatchObject({ status: 'clash', text: 'From here', other: 'From the other window' })
  expect(desk.note).toEqual(noteOf('From the other window\n\nFrom here, and more', 5))
  expect(saver.state.get().status).toBe('saved')
})

test('or the other text alone', async () => {
  const { desk, saver } = aDesk(noteOf('Other', 4), { text: 'Mine', version: 3 })
  const clash = saver.state.get().status

  saver.takeOther()

  expect([clash, saver.state.get().text, saver.state.get().status, desk.saved]).toEqual([
    'clash',
    'Other',
    'saved',
    null,
  ])
})

test('newer text is shown only when nothing is unsaved here', () => {
  const { saver } = aDesk(noteOf('Old', 3))
  saver.receive(noteOf('Newer', 4))
  const shown = saver.state.get().text
  saver.write('Mine')

  saver.receive(noteOf('Newest', 5))

  expect([shown, saver.state.get().text]).toEqual(['Newer', 'Mine'])
})
