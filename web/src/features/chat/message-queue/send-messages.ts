import { ApiError } from '#lib/api/api-error.ts'
import type { Turn } from '#lib/durable-queue/sender.ts'
import { deliver } from './deliver.ts'
import { nextOf, refuse, remove, type MessageQueue, type Unsent } from './queue-state.ts'
import { forgetUpload } from './uploads.ts'
import { classifySendFailure } from './classify-send-failure.ts'

type Change = (old: MessageQueue) => MessageQueue

/** A message that is sent twice is stored once. */
export async function sendMessages(turn: Turn<MessageQueue>) {
  for (;;) {
    const next = nextOf(await turn.read())
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
    await deliver(unsent)
    turn.succeeded()
    if (unsent.upload) forgetUpload(clientId)
    return (old) => remove(old, clientId)
  } catch (error) {
    const failure = classifySendFailure(error instanceof ApiError ? error : null)
    if (failure.kind === 'refused') return (old) => refuse(old, clientId, failure.refusal)
    if (failure.kind === 'later') turn.tryLater(failure.waitMs)
    return null
  }
}
