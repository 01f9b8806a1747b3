import { expect, test } from 'vitest'
import { missingGlyphs } from './site-glyphs.ts'

test('the characters of sentences are in the public fonts, in any encoding', () => {
  expect(
    missingGlyphs('<p title="ł">It&#x27;s 6.8&nbsp;m × 12 m² &amp; “yours”</p><style>a::after{}~</style>'),
  ).toEqual([])
})

test('characters missing from the public fonts are found', () => {
  expect(missingGlyphs('<p>Łódź &lt;3</p>')).toEqual(['Ł', 'ó', 'ź', '<'])
})
