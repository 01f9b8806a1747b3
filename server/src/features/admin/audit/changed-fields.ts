import { isDeepStrictEqual } from 'node:util'

/** Something as it is stored, by its fields. */
export type Fields = Readonly<Record<string, unknown>>

/** Of two states of one thing, the fields that differ; null for a state in which it was not there. */
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

/** What opens a door is no matter of a log. */
const SECRET = /password|secret|token|hash|^code$/i
const HIDDEN = '(hidden)'

const shown = (name: string, value: unknown) => (SECRET.test(name) && value !== null ? HIDDEN : value)
