import type { DesignNote } from '@dream/contract/api/designs/notes'
import { classifyFailure } from '@dream/contract/rules/app/problems'
import { ApiError, call } from '#lib/api/api-client.ts'
import { cancelRead, invalidate, setApiData } from '#lib/api/query.ts'
import type { Turn } from '#lib/durable-queue/sender.ts'
import { nextOf, refuse, settle, start, type NoteChange, type NotesQueue } from './queue-state.ts'

const LIST = 'GET /api/preferences/notes'

/** Sends the queue. Sending is idempotent. */
export async function sendNotes(turn: Turn<NotesQueue>) {
  let isSent = false
  for (;;) {
    const next = nextOf(await turn.read())
    if (!next || !turn.isSignedIn()) break
    await turn.change((old) => start(old, next.changeId))
    const done = await send(next, turn)
    if (!done || !turn.isSignedIn()) break
    await turn.change(done)
    isSent = true
  }
  // Refetch for changes by other devices, and for reads that were cancelled.
  if (isSent) void invalidate(LIST)
}

/** Sends one change; resolves with the change of the queue, or null to retry later. */
async function send(
  change: NoteChange,
  turn: Turn<NotesQueue>,
): Promise<((old: NotesQueue) => NotesQueue) | null> {
  const { changeId } = change
  try {
    // Cancel pending reads of the list, whose answer would be older than this change.
    void cancelRead(LIST)
    const { note } = await request(change)
    turn.succeeded()
    if (turn.isSignedIn()) show(change.noteId, note)
    return (old) => settle(old, changeId)
  } catch (error) {
    const failure = error instanceof ApiError ? error : null
    const retry = classifyFailure(failure)
    if (retry === 'never') return (old) => refuse(old, changeId, failure?.message ?? '')
    if (retry === 'later') turn.tryLater((failure?.retryAfterSeconds ?? 0) * 1000)
    return null
  }
}

function request({ noteId: id, designId, text, pin, changeId, changedAt }: NoteChange) {
  if (text === null)
    return call('DELETE /api/preferences/notes/:id', { params: { id }, query: { changeId, changedAt } })
  return call('PUT /api/preferences/notes/:id', {
    params: { id },
    body: { designId, text, pin, changeId, changedAt },
  })
}

function show(id: string, note: DesignNote | null) {
  setApiData(LIST, (known) => {
    if (!known) return undefined
    return { items: [...known.items.filter((each) => each.id !== id), ...(note ? [note] : [])] }
  })
}
