import { expect, test } from 'vitest'
import { aDesignCard } from '#testing/chat/chat.ts'
import { NOTHING, parsePreview } from './attachment.ts'

const photo = {
  id: 'a',
  design: null,
  upload: { name: 'front.jpg', bytes: 9, isPicture: true, width: 4, height: 3 },
}
const plan = { id: 'b', design: aDesignCard(), upload: null }

test('attachments in the preview survive a reload', () => {
  const stored = { items: [photo, plan], caption: 'Front', until: null }

  expect(parsePreview(JSON.parse(JSON.stringify(stored)), 1000)).toEqual(stored)
})

test.each([
  [999, true],
  [1000, false],
])('content shared by another app expires: at %i', (now, isThere) => {
  const preview = parsePreview({ items: [photo], caption: '', until: 1000 }, now)

  expect(preview !== NOTHING).toBe(isThere)
})

test.each([null, 'words', {}, { items: 'none' }])('%j is an empty preview', (stored) => {
  expect(parsePreview(stored, 0)).toBe(NOTHING)
})

test('malformed attachments are dropped', () => {
  const stored = { items: [photo, { id: 7 }, { id: 'c', upload: null, design: null }, null], caption: 3 }

  expect(parsePreview(stored, 0)).toEqual({ items: [photo], caption: '', until: null })
})
