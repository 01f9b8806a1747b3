import { useMemo } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { useSession } from '#lib/session/session.ts'
import { useStore } from '#lib/store/use-store.ts'
import { notesState } from './notes-queue/notes-queue.ts'
import { knownNotes, type KnownNote } from './notes-queue/queue-state.ts'

const NONE: readonly KnownNote[] = []

/** All notes of the person, sent or not; undefined while unknown. */
export function useNotes() {
  const { user } = useSession()
  const isBuyer = user !== null && !user.isBroker && !user.isAdmin
  const { data, error, refetch } = useApiQuery('GET /api/preferences/notes', { isEnabled: isBuyer })
  const queue = useStore(notesState)
  const notes = useMemo(() => knownNotes(data?.items ?? [], queue), [data, queue])
  return { notes: data || queue.length > 0 ? notes : undefined, error, refetch }
}

/** Notes on one design. */
export function useNotesOn(designId: string) {
  const { notes, ...rest } = useNotes()
  const own = useMemo(() => notes?.filter((note) => note.designId === designId), [notes, designId])
  return { notes: own ?? NONE, isKnown: own !== undefined, ...rest }
}

/** Ids of designs with notes. */
export function useNotedDesigns(): ReadonlySet<string> {
  const { notes } = useNotes()
  return useMemo(() => new Set(notes?.map(({ designId }) => designId)), [notes])
}
