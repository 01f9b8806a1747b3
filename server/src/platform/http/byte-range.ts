import type { Range } from '#platform/files/file-store.ts'
import { problem } from '#platform/problems/problem.ts'

/** Parses a single range; an invalid one, or several, are answered with the whole file. */
export function rangeOf(header: string | undefined, bytes: number): Range | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (from > to)
    throw Object.assign(problem('range-missing'), { headers: { 'Content-Range': `bytes */${bytes}` } })
  return { from, to }
}
