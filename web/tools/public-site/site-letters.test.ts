import { expect, test } from 'vitest'
import { lettersOutside } from './site-letters.ts'

test('letters of sentences are in the public fonts, however they are written', () => {
  expect(
    lettersOutside('<p title="ł">It&#x27;s 6.8&nbsp;m × 12 m² &amp; “yours”</p><style>a::after{}~</style>'),
  ).toEqual([])
})

test('letters that the public fonts do not have are found', () => {
  expect(lettersOutside('<p>Łódź &lt;3</p>')).toEqual(['Ł', 'ó', 'ź', '<'])
})
