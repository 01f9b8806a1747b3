import { useMemo, useState } from 'react'

/** Selected conversations, for bulk actions. */
export type Selection = {
  ids: ReadonlySet<string>
  /** Last selected one: the start of a range. */
  last: string | null
  toggle: (id: string) => void
  add: (ids: readonly string[]) => void
  clear: () => void
}

type Selected = Pick<Selection, 'ids' | 'last'>

const NOTHING: Selected = { ids: new Set<string>(), last: null }

/** Selection of conversations, initially empty. */
export function useSelection(): Selection {
  const [{ ids, last }, setState] = useState(NOTHING)
  return useMemo(
    () => ({
      ids,
      last,
      toggle: (id) =>
        setState((before) => {
          const next = new Set(before.ids)
          if (!next.delete(id)) next.add(id)
          return { ids: next, last: id }
        }),
      add: (more) =>
        setState((before) => ({ ids: new Set([...before.ids, ...more]), last: more.at(-1) ?? before.last })),
      clear: () => setState(NOTHING),
    }),
    [ids, last],
  )
}
