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
  ['See https://en.wikipedia.org/wiki/Perth_(suburb).', ['https://en.wikipedia.org/wiki/Perth_(suburb)']],
  ['(see https://a.example/x_(y)_(z)), or', ['https://a.example/x_(y)_(z)']],
  ['[https://a.example/b]', ['https://a.example/b']],
  ['https://a.example/?ids[]=1&ids[]', ['https://a.example/?ids[]=1&ids[]']],
  ['“https://a.example/b” and ‘https://a.example/c’…', ['https://a.example/b', 'https://a.example/c']],
  [
    'https://a.example/b/ https://a.example/c- https://a.example/d=',
    ['https://a.example/b/', 'https://a.example/c-', 'https://a.example/d='],
  ],
  ['看 https://a.example/b。', ['https://a.example/b']],
  [
    "Ask siobhan.o'brien@example.com or r&d@example.com",
    ["mailto:siobhan.o'brien@example.com", 'mailto:r%26d@example.com'],
  ],
  ["'tess@example.com'", ['mailto:tess@example.com']],
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

/** Node's API, in microseconds; Node runs this test. */
declare const process: { cpuUsage: (since?: Cpu) => Cpu }
type Cpu = { user: number; system: number }

const LENGTH = 4000
/** Minimum CPU time of a few tries, in microseconds: a busy machine adds wall time, not CPU time. */
function costOf(text: string): number {
  const costs = Array.from({ length: 7 }, () => {
    const before = process.cpuUsage()
    linkify(text)
    const { user, system } = process.cpuUsage(before)
    return user + system
  })
  return Math.max(1, Math.min(...costs))
}

it.each([
  ['dots', (length: number) => 'a.'.repeat(length / 2)],
  ['an endless name', (length: number) => 'a'.repeat(length)],
  ['what ends sentences', (length: number) => `https://x${'.'.repeat(length)}a`],
  ['an endless host', (length: number) => `a@${'b.'.repeat(length / 2)}`],
])(
  'the cost of a text of %s is linear: sixteen times as long takes about sixteen times the work',
  (_, textOf) => {
    expect(costOf(textOf(LENGTH * 16)) / costOf(textOf(LENGTH))).toBeLessThan(64)
  },
)
