import { expect, test } from 'vitest'
import { parseCaptions } from './captions.ts'

const GOOD = `WEBVTT

NOTE written by hand

first
00:00.000 --> 00:03.400 line:84%
Every plan needs a
block wide enough.

00:00:03.440 --> 00:00:07.360
This house is 12.5 m wide.
`

test('cues are read in order, whatever other blocks the file has', () => {
  expect(parseCaptions(`\uFEFF${GOOD.replaceAll('\n', '\r\n')}`)).toEqual({
    cues: [
      { from: 0, to: 3.4, text: 'Every plan needs a\nblock wide enough.' },
      { from: 3.44, to: 7.36, text: 'This house is 12.5 m wide.' },
    ],
    flaw: null,
  })
})

test.each([
  ['1\n00:00,000 --> 00:01,000\nSubRip', 'It does not begin with WEBVTT.'],
  ['WEBVTT', 'It has no captions.'],
  [
    'WEBVTT\n\n00:00,000 --> 00:01,000\nComma',
    'Caption 1: Its times cannot be read. They look like 00:01.000 --> 00:04.500.',
  ],
  ['WEBVTT\n\n00:02.000 --> 00:01.000\nBack', 'Caption 1: It ends before it begins.'],
  ['WEBVTT\n\n00:00.000 --> 00:01.000\n', 'Caption 1: It says nothing.'],
  [
    'WEBVTT\n\n00:00.000 --> 00:02.000\nOne\n\n00:01.000 --> 00:03.000\nTwo',
    'Caption 2: It begins before the one above has ended.',
  ],
  [
    'WEBVTT\n\n<script>alert(1)</script>',
    'Caption 1: Its times cannot be read. They look like 00:01.000 --> 00:04.500.',
  ],
])('%j is refused: %s', (text, flaw) => {
  expect(parseCaptions(text).flaw).toBe(flaw)
})
