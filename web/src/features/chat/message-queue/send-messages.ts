import { ApiError } from '#lib/api/api-error.ts'
import type { Turn } from '#lib/durable-queue/sender.ts'
import { deliver } from './deliver.ts'
import { nextOf, nextRelease, refuse, remove, type MessageQueue, type Unsent } from './queue-state.ts'
import { deleteStored } from './delete-stored.ts'
import { forgetUpload } from './uploads.ts'
import { classifySendFailure } from './classify-send-failure.ts'

type Change = (old: MessageQueue) => MessageQueue

/** A message that is sent twice is stored once. */
export async function sendMessages(turn: Turn<MessageQueue>) {
  for (;;) {
    const queue = await turn.read()
    const next = nextOf(queue, Date.now())
    const releaseMs = nextRelease(queue, Date.now())
    if (!next && releaseMs !== null) turn.again(releaseMs)
    if (!next || !turn.isSignedIn()) return
    const change = await send(next, turn)
    if (!change || !turn.isSignedIn()) return
    await turn.change(change)
  }
}

/** Returns what becomes of it in the queue; null: it waits for another try. */
async function send(unsent: Unsent, turn: Turn<MessageQueue>): Promise<Change | null> {
  const { clientId } = unsent
  try {
    await (unsent.isUndone ? deleteStored(unsent) : deliver(unsent))
    turn.succeeded()
    if (unsent.upload) forgetUpload(clientId)
    // What was taken back while it was on its way comes around once more.
    const isUndoneMeanwhile = (each: Unsent) =>
      each.clientId === clientId && each.isUndone && !unsent.isUndone
    return (old) => (old.some(isUndoneMeanwhile) ? old : remove(old, clientId))
  } catch (error) {
    const failure = classifySendFailure(error instanceof ApiError ? error : null)
    if (failure.kind === 'refused') return (old) => refuse(old, clientId, failure.refusal)
    if (failure.kind === 'later') turn.tryLater(failure.waitMs)
    return null
  }
}
