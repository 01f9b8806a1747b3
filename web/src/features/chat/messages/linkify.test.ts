import { expect, it } from 'vitest'
import { linkify } from './linkify.ts'

const links = (text: string) => linkify(text).flatMap(({ href }) => href ?? [])

it.each([
  ['See https://example.com/plan?a=1.', ['https://example.com/plan?a=1']],
  ['(www.example.com)', ['https://www.example.com']],
  ['Write to tess@example.com, please', ['mailto:tess@example.com']],
  ['http://a.example and http://b.example', ['http://a.example', 'http://b.example']],
  ['javascript:alert(1) data:text/html,x', []],
  ['14.5 m at the front', []],
])('%s leads to %j', (text, expected) => {
  expect(links(text)).toEqual(expected)
})

it('keeps every character of the text in its place', () => {
  const text = 'First https://example.com/a, then\nme@example.com!'

  expect(
    linkify(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
