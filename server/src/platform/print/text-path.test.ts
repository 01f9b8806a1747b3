import { expect, it } from 'vitest'
import { textPath } from './text-path.ts'

const LINE = { text: 'Alfresco', font: 'strong', size: 40, width: 400, x: 100, y: 200 } as const

/** Min and max x of the path's points. */
function span(drawn: string | null): { from: number; to: number } {
  const numbers = (drawn?.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  const across = numbers.filter((_, at) => at % 2 === 0)
  return { from: Math.min(...across), to: Math.max(...across) }
}

it('begins or ends at its x, on its baseline', () => {
  const begun = span(textPath(LINE))
  const ended = span(textPath({ ...LINE, x: 500, isAtEnd: true }))

  expect(begun.from).toBeGreaterThanOrEqual(100)
  expect(begun.from).toBeLessThan(104)
  expect(ended.to).toBeLessThanOrEqual(500)
  expect(ended.to).toBeGreaterThan(496)
  expect(ended.to - ended.from).toBeCloseTo(begun.to - begun.from)
})

it('is scaled down where it would be too wide', () => {
  const { from, to } = span(textPath({ ...LINE, width: 60 }))

  expect(to - from).toBeLessThanOrEqual(60)
  expect(to - from).toBeGreaterThan(55)
})

it('is null where our font lacks a letter', () => {
  expect(textPath({ ...LINE, text: 'Zoë’s 320 m²' })).not.toBeNull()
  expect(textPath({ ...LINE, text: '玲' })).toBeNull()
})
