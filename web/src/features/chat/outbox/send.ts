import { ApiError } from '#lib/api-error.ts'
import type { Turn } from '#lib/outbox/sender.ts'
import { deliver } from './deliver.ts'
import { nextOf, refuse, remove, type Outbox, type Unsent } from './queue.ts'
import { forgetUpload } from './uploads.ts'
import { verdictOf } from './verdict.ts'

type Change = (old: Outbox) => Outbox

/** A message that is sent twice is stored once. */
export async function sendAll(turn: Turn<Outbox>) {
  for (;;) {
    const next = nextOf(await turn.read())
    if (!next || !turn.isSignedIn()) return
    const change = await send(next, turn)
    if (!change || !turn.isSignedIn()) return
    await turn.change(change)
  }
}

/** Answers what becomes of it in the outbox; null: it waits for another try. */
async function send(unsent: Unsent, turn: Turn<Outbox>): Promise<Change | null> {
  const { clientId } = unsent
  try {
    await deliver(unsent)
    turn.succeeded()
    if (unsent.upload) forgetUpload(clientId)
    return (old) => remove(old, clientId)
  } catch (error) {
    const verdict = verdictOf(error instanceof ApiError ? error : null)
    if (verdict.kind === 'refused') return (old) => refuse(old, clientId, verdict.refusal)
    if (verdict.kind === 'later') turn.tryLater(verdict.waitMs)
    return null
  }
}
