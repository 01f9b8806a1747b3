import { expect, test } from 'vitest'

import { captionLines, readingSeconds } from './caption.ts'

test('a short caption stays on one line', () => {
  expect(captionLines('It fits.')).toEqual(['It fits.'])
})

test('a longer caption is split into two lines of about the same width', () => {
  const lines = captionLines('Frontage is the edge of your block along the street.')

  expect(lines).toEqual(['Frontage is the edge of', 'your block along the street.'])
})

test('a figure stays on the line of its unit', () => {
  const [first = '', second = ''] = captionLines('North at the back: it is 3.0 m of glass.')

  expect(`${first} ${second}`).toBe('North at the back: it is 3.0 m of glass.')
  expect(second.startsWith('m ')).toBe(false)
})

test('a caption that needs three lines is refused', () => {
  const caption = 'This caption goes on and on until nobody who watches it on a phone would want to read it.'

  expect(() => captionLines(caption)).toThrow('Too long for two lines')
})

test.each(['No.', 'A house keeps away from its front, sides and rear.'])(
  'the caption "%s" can be read at fewer than 17 characters a second',
  (caption) => {
    expect(caption.length / readingSeconds(caption)).toBeLessThan(17)
    expect(readingSeconds(caption)).toBeGreaterThanOrEqual(2)
  },
)
