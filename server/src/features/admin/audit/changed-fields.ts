import { isDeepStrictEqual } from 'node:util'

/** Stored state of a thing, by field. */
export type Fields = Readonly<Record<string, unknown>>

/** Returns the differing fields of two states of one thing; null for a state in which it did not exist. */
export function changedFields(before: Fields | null, after: Fields | null) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = names.filter((name) => !isDeepStrictEqual(before?.[name], after?.[name]))
  const only = (state: Fields | null) =>
    state &&
    Object.fromEntries(
      changed.filter((name) => name in state).map((name) => [name, shown(name, state[name])]),
    )
  return { before: only(before), after: only(after) }
}

/** Redaction: fields with secrets are not logged. */
const SECRET = /password|secret|token|hash|^code$/i
const HIDDEN = '(hidden)'

const shown = (name: string, value: unknown) => (SECRET.test(name) && value !== null ? HIDDEN : value)
