import { z } from 'zod'
import { type Sort, sortText } from '@dream/contract/rules/admin/filters'
import { invalid } from '#platform/problems/problem.ts'

/** Cursor: sort value of a page's last row, as text, and its id. */
export type Cursor = { value: string | null; id: string }

const Written = z.tuple([z.string(), z.string().nullable(), z.string()])

/** Serialises a cursor, with the sort that it was made by. */
export const cursorText = (sort: Sort, { value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sortText(sort), value, id])).toString('base64url')

/** Parses the output of `cursorText` for the same sort. */
export function parseCursor(text: string, sort: Sort): Cursor {
  const [of, value, id] = read(text) ?? []
  if (of !== sortText(sort) || value === undefined || id === undefined) {
    throw invalid([{ path: 'cursor', message: 'This page belongs to another list. Load it from the top.' }])
  }
  return { value, id }
}

function read(text: string) {
  try {
    return Written.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data
  } catch {
    return undefined
  }
}
