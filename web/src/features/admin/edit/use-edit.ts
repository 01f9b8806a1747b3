import { useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { failureOf, type Failure } from '#lib/forms/submission.ts'
import { assumeType } from '#lib/storage/assume-type.ts'

/** Document that several admins may edit at once: its fields and their version. */
export type Edited<V> = { values: V; version: number }

type Options<V> = {
  /** Last version from the server. */
  stored: Edited<V>
  /** Sends the changed fields, with the version that was seen. */
  save: (edit: { version: number; changes: Partial<V> }) => Promise<Edited<V>>
  fallback: string
}

/**
 * Edit of a document: the version that was seen, and the changes to it. A conflict loses nothing: `theirs` has the newest version,
 * to be shown beside one's own.
 */
export function useEdit<V extends object>({ stored, save, fallback }: Options<V>) {
  const [seen, setSeen] = useState(stored)
  const [mine, setMine] = useState<Partial<V>>({})
  const [theirs, setTheirs] = useState<Edited<V> | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const changes = differing(seen.values, mine)
  const isDirty = Object.keys(changes).length > 0
  // Without changes, show the newest version.
  if (stored.version > seen.version && !isDirty && !isBusy) setSeen(stored)

  /** Runs a change of the document; resolves with its new version, or null on failure. */
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
        assumeType<Edited<V>>(latest)
        setTheirs(latest)
      } else setFailure(failureOf(error, fallback))
      return null
    } finally {
      setBusy(false)
    }
  }
  const send = (version: number) => run(() => save({ version, changes }))
  return {
    /** Values of the form. */
    values: { ...seen.values, ...mine },
    seen: seen.values,
    version: seen.version,
    run,
    changes,
    isDirty,
    isBusy,
    theirs,
    /** Error that belongs to no field. */
    problem: failure?.fields.length === 0 ? failure.message : undefined,
    /** Number of fields with errors. */
    flawCount: failure?.fields.length ?? 0,
    /** Error of a field, or of a part of it. */
    errorOf: (name: string) =>
      failure?.fields.find(({ path }) => `${path}.`.startsWith(`changes.${name}.`))?.message,
    set: (part: Partial<V>) => setMine((before) => ({ ...before, ...part })),
    save: () => send(seen.version),
    discard() {
      setMine({})
      setFailure(null)
    },
    /** Continues with theirs and drops one's own changes. */
    takeTheirs() {
      if (theirs) setSeen(theirs)
      setMine({})
      setTheirs(null)
    },
    /** Saves one's own changes over theirs; their changes to other fields stay. */
    keepMine: () => (theirs ? send(theirs.version) : Promise.resolve(null)),
  }
}
export type Edit<V extends object> = ReturnType<typeof useEdit<V>>

/** Fields whose value differs. */
function differing<V extends object>(seen: V, mine: Partial<V>): Partial<V> {
  const before = new Map(Object.entries(seen))
  const kept = Object.entries(mine).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  )
  const changes: unknown = Object.fromEntries(kept)
  assumeType<Partial<V>>(changes)
  return changes
}
