import { isRecord } from '@dream/contract/rules/app/is-record'

export type Wish = 'more' | 'less' | null
/** Something that a person said of their taste. The last word on the same thing counts. */
export type TasteEntry =
  | { id: string; kind: 'wish'; of: string; value: Wish }
  | { id: string; kind: 'answer'; of: string; value: string }

/** Takes the place of what was said before of the same thing. */
export const addEntry = (entries: readonly TasteEntry[], entry: TasteEntry): TasteEntry[] => [
  ...entries.filter(({ kind, of }) => kind !== entry.kind || of !== entry.of),
  entry,
]

/** What the server has, unless something newer was said meanwhile. */
export const withoutEntry = (entries: readonly TasteEntry[], id: string): TasteEntry[] =>
  entries.filter((entry) => entry.id !== id)

export const TASTE_VERSION = 1

function isEntry(value: unknown): value is TasteEntry {
  if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['of'] !== 'string') return false
  const said = value['value']
  if (value['kind'] === 'wish') return said === 'more' || said === 'less' || said === null
  return value['kind'] === 'answer' && typeof said === 'string'
}

/** Reads what a device saved; what is malformed in it is dropped. */
export const parseEntries = (stored: unknown): readonly TasteEntry[] =>
  Array.isArray(stored) ? stored.filter(isEntry) : []
