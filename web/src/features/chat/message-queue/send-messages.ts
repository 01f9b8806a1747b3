import { ApiError } from '#lib/api/api-error.ts'
import type { Turn } from '#lib/durable-queue/sender.ts'
import { classifySendFailure, isFault } from './classify-send-failure.ts'
import { deleteStored } from './delete-stored.ts'
import { deliver } from './deliver.ts'
import { isIn, laneNamed, nameOf, nextOf } from './lanes.ts'
import { markLate, nextRelease, refuse, remove, type MessageQueue, type Unsent } from './queue-state.ts'
import { forgetUpload } from './uploads.ts'

type Change = (old: MessageQueue) => MessageQueue
type MessageTurn = Turn<MessageQueue>

/** Time that later messages wait for an upload, to keep the order. */
const ORDER_MS = 10_000

/** Sends the messages of a lane. Sending is idempotent: a duplicate is stored once. */
export async function sendMessages(turn: MessageTurn, laneName: string) {
  const lane = laneNamed(laneName)
  const wakeOther = () => turn.wake(nameOf({ ...lane, isOfFiles: !lane.isOfFiles }))
  for (;;) {
    const queue = await turn.read()
    const next = nextOf(queue, lane, Date.now())
    const releaseMs = nextRelease(queue.filter(isIn(lane)), Date.now())
    if (!next && releaseMs !== null) turn.again(releaseMs)
    if (!next || !turn.isSignedIn()) return
    const pass = () => letPass(next, turn).then(wakeOther)
    const timer = lane.isOfFiles ? setTimeout(() => void pass(), ORDER_MS) : undefined
    const change = await send(next, turn, pass)
    clearTimeout(timer)
    if (!change || !turn.isSignedIn()) return
    await turn.change(change)
    wakeOther()
  }
}

/** Lets later messages overtake a slow upload. */
async function letPass({ clientId, isLate }: Unsent, turn: MessageTurn) {
  if (!isLate && turn.isSignedIn()) await turn.change((old) => markLate(old, clientId))
}

/** Number of server errors per message, by clientId. */
const faults = new Map<string, number>()

/** Sends one message; resolves with the change of the queue, or null to retry later. */
async function send(unsent: Unsent, turn: MessageTurn, pass: () => Promise<void>): Promise<Change | null> {
  const { clientId } = unsent
  try {
    await (unsent.isUndone ? deleteStored(unsent) : deliver(unsent))
    turn.succeeded()
    faults.delete(clientId)
    if (unsent.upload) forgetUpload(clientId)
    // A message undone while it was being sent stays, to be deleted in another turn.
    const isUndoneMeanwhile = (each: Unsent) =>
      each.clientId === clientId && each.isUndone && !unsent.isUndone
    return (old) => (old.some(isUndoneMeanwhile) ? old : remove(old, clientId))
  } catch (error) {
    const answer = error instanceof ApiError ? error : null
    if (answer && isFault(answer) && !unsent.isUndone) faults.set(clientId, (faults.get(clientId) ?? 0) + 1)
    const failure = classifySendFailure(answer, faults.get(clientId))
    if (failure.kind === 'refused') {
      faults.delete(clientId)
      // A message that cannot be deleted reappears where it is stored.
      if (unsent.isUndone) return (old) => remove(old, clientId)
      return (old) => refuse(old, clientId, failure.refusal)
    }
    if (failure.kind === 'after-sign-in') return null
    turn.tryLater(failure.waitMs)
    // The server answers, but does not accept this file for now.
    if (unsent.message === null && answer && answer.status > 0) await pass()
    return null
  }
}
