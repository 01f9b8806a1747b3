import { useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { failureOf, type Failure } from '#lib/forms/submission.ts'
import { trust } from '#lib/storage/trust.ts'

/** Something that several admins may edit at once: its fields, and which version of it they are. */
export type Edited<V> = { values: V; version: number }

type Options<V> = {
  /** As the server last said. */
  stored: Edited<V>
  /** Sends the fields that changed, with the version that was seen. */
  save: (edit: { version: number; changes: Partial<V> }) => Promise<Edited<V>>
  fallback: string
}

/**
 * An edit of a document: what was seen, and what is changed over it. When somebody else was faster nothing is lost: `theirs` has the
 * newest state, to be shown beside one's own.
 */
export function useEdit<V extends object>({ stored, save, fallback }: Options<V>) {
  const [seen, setSeen] = useState(stored)
  const [mine, setMine] = useState<Partial<V>>({})
  const [theirs, setTheirs] = useState<Edited<V> | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const changes = differing(seen.values, mine)
  const isDirty = Object.keys(changes).length > 0
  // Whoever has changed nothing sees the newest.
  if (stored.version > seen.version && !isDirty && !isBusy) setSeen(stored)

  /** Runs a change of the document; answers its new state, or null when it failed. */
  async function run(task: () => Promise<Edited<V>>): Promise<Edited<V> | null> {
    setBusy(true)
    setFailure(null)
    try {
      const saved = await task()
      setSeen(saved)
      setMine({})
      setTheirs(null)
      return saved
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale-edit') {
        const { latest } = error
        trust<Edited<V>>(latest)
        setTheirs(latest)
      } else setFailure(failureOf(error, fallback))
      return null
    } finally {
      setBusy(false)
    }
  }
  const send = (version: number) => run(() => save({ version, changes }))
  return {
    /** What the form shows. */
    values: { ...seen.values, ...mine },
    seen: seen.values,
    version: seen.version,
    run,
    changes,
    isDirty,
    isBusy,
    theirs,
    /** What belongs to no field. */
    problem: failure?.fields.length === 0 ? failure.message : undefined,
    /** How many fields need another look. */
    flawCount: failure?.fields.length ?? 0,
    /** What is wrong with a field, or with a part of it. */
    errorOf: (name: string) =>
      failure?.fields.find(({ path }) => `${path}.`.startsWith(`changes.${name}.`))?.message,
    set: (part: Partial<V>) => setMine((before) => ({ ...before, ...part })),
    save: () => send(seen.version),
    discard() {
      setMine({})
      setFailure(null)
    },
    /** Goes on from what somebody else stored; one's own changes are gone. */
    takeTheirs() {
      if (theirs) setSeen(theirs)
      setMine({})
      setTheirs(null)
    },
    /** Stores one's own changes over theirs; what they changed beside them stays. */
    keepMine: () => (theirs ? send(theirs.version) : Promise.resolve(null)),
  }
}
export type Edit<V extends object> = ReturnType<typeof useEdit<V>>

/** The fields whose value is another one. */
function differing<V extends object>(seen: V, mine: Partial<V>): Partial<V> {
  const before = new Map(Object.entries(seen))
  const kept = Object.entries(mine).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  )
  const changes: unknown = Object.fromEntries(kept)
  trust<Partial<V>>(changes)
  return changes
}
