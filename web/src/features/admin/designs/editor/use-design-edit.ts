import type { AdminDesign, DesignEdit } from '@dream/contract/api/admin/catalogue/designs'
import { isRecord } from '@dream/contract/rules/app/is-record'
import { useEffect, useState } from 'react'
import { ApiError, call } from '#lib/api/api-client.ts'
import { getApiData, invalidate, setApiData } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'

export type Changes = Partial<DesignEdit>

/** Unsaved changes by design, kept while another one is open. Lost with the page. */
const unsaved = new Map<string, Changes>()

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Changed fields of a design. */
function useChanges(design: AdminDesign) {
  const [changes, keep] = useState<Changes>(() => unsaved.get(design.id) ?? {})
  const saved: DesignEdit = { ...design.document, builderId: design.builder?.id ?? null }
  const isChanged = Object.keys(changes).length > 0
  useStopClosing(isChanged)

  function setChanges(next: Changes) {
    unsaved.set(design.id, next)
    keep(next)
  }
  function change(fields: Changes) {
    const next: Changes = { ...changes, ...fields }
    for (const name of Object.keys(next)) {
      if (sameJson(Reflect.get(next, name), Reflect.get(saved, name))) Reflect.deleteProperty(next, name)
    }
    setChanges(next)
  }
  const current: DesignEdit = { ...saved, ...changes }
  return { changes, isChanged, current, change, forget: () => setChanges({}) }
}

/** Editing state of a design. Only the changed fields are sent, with the version that was seen. */
export function useDesignEdit(design: AdminDesign) {
  const { change, forget, ...edited } = useChanges(design)
  const [theirs, setTheirs] = useState<AdminDesign | null>(null)
  const { isBusy, failure, run, clear } = useSubmission("Couldn't save it. Please try again.")
  const accept = (latest: AdminDesign) => {
    setApiData('GET /api/admin/designs/:id', () => latest, { params: { id: latest.id } })
    void invalidate('GET /api/admin/designs')
  }
  /** Sends a request with the version that was seen; resolves with whether it succeeded. A stale edit is put in `theirs`. */
  async function send(request: (version: number) => Promise<AdminDesign>): Promise<boolean> {
    let isDone = false
    await run(async () => {
      try {
        accept(await request(versionOf(design)))
        isDone = true
      } catch (error) {
        const latest =
          error instanceof ApiError && error.code === 'stale-edit' ? designIn(error.latest) : null
        if (!latest) throw error
        setTheirs(latest)
      }
    })
    return isDone
  }
  async function save(): Promise<boolean> {
    const params = { id: design.id }
    const isSaved = await send((version) =>
      call('PATCH /api/admin/designs/:id', { params, body: { version, changes: edited.changes } }),
    )
    if (isSaved) forget()
    return isSaved
  }
  return {
    ...edited,
    isBusy,
    failure,
    change(fields: Changes) {
      clear()
      change(fields)
    },
    save,
    send,
    forget,
    /** Conflicting version that somebody else has saved, until one of both is chosen. */
    theirs,
    /** Saves one's own changes over theirs. */
    async keepMine() {
      if (!theirs) return
      setTheirs(null)
      accept(theirs)
      await save()
    },
    takeTheirs() {
      if (theirs) accept(theirs)
      setTheirs(null)
      forget()
    },
    decideLater: () => setTheirs(null),
  }
}
export type DesignEditing = ReturnType<typeof useDesignEdit>

/** Newest version that this page has seen: the cache has a saved one before the next render. */
const versionOf = ({ id, version }: AdminDesign) =>
  getApiData('GET /api/admin/designs/:id', { params: { id } })?.version ?? version

/** Casts the server's latest design, which the server has validated. */
function designIn(value: unknown): AdminDesign | null {
  const isDesign = (it: unknown): it is AdminDesign => isRecord(it) && isRecord(it['document'])
  return isDesign(value) ? value : null
}

function useStopClosing(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOn])
}
