import type { TagWish } from '@dream/contract/api/designs/tags'
import { isRecord } from '@dream/contract/rules/app/is-record'

export type Wish = 'more' | 'less' | null
/** Taste answer: a wish or a profile answer. The last one about the same thing counts. */
export type TasteEntry =
  | { id: string; kind: 'wish'; of: string; value: Wish; label: string }
  | { id: string; kind: 'answer'; of: string; value: string }

/** Adds an entry, replacing earlier ones about the same thing. */
export const addEntry = (entries: readonly TasteEntry[], entry: TasteEntry): TasteEntry[] => [
  ...entries.filter(({ kind, of }) => kind !== entry.kind || of !== entry.of),
  entry,
]

/** Removes a sent entry, unless a newer one replaced it meanwhile. */
export const withoutEntry = (entries: readonly TasteEntry[], id: string): TasteEntry[] =>
  entries.filter((entry) => entry.id !== id)

/** Server's wishes with the unsent ones. */
export function wishesAfter(stored: readonly TagWish[], entries: readonly TasteEntry[]): readonly TagWish[] {
  const waiting = entries.filter((entry) => entry.kind === 'wish')
  const isSaidAnew = (tag: string) => waiting.some(({ of }) => of === tag)
  const said = waiting.flatMap(({ of: tag, value: wish, label }) =>
    wish === null ? [] : [{ tag, label, wish }],
  )
  return [...stored.filter(({ tag }) => !isSaidAnew(tag)), ...said]
}

export const TASTE_VERSION = 1

function isEntry(value: unknown): value is TasteEntry {
  if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['of'] !== 'string') return false
  const said = value['value']
  if (value['kind'] === 'wish') {
    return typeof value['label'] === 'string' && (said === 'more' || said === 'less' || said === null)
  }
  return value['kind'] === 'answer' && typeof said === 'string'
}

/** Parses saved entries; malformed ones are dropped. */
export const parseEntries = (stored: unknown): readonly TasteEntry[] =>
  Array.isArray(stored) ? stored.filter(isEntry) : []
