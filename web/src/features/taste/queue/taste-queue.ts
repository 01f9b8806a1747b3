import type { Taste } from '@dream/contract/api/designs/deck'
import { classifyFailure } from '@dream/contract/rules/app/problems'
import { ApiError, call } from '#lib/api/api-client.ts'
import { setApiData } from '#lib/api/query.ts'
import { createDurableQueue } from '#lib/durable-queue/durable-queue.ts'
import type { Turn } from '#lib/durable-queue/sender.ts'
import {
  addEntry,
  parseEntries,
  TASTE_VERSION,
  withoutEntry,
  type TasteEntry,
  type Wish,
} from './taste-entries.ts'

type Entries = readonly TasteEntry[]

let onSent = () => {}

const queue = createDurableQueue<Entries>({
  name: 'taste',
  version: TASTE_VERSION,
  empty: [],
  parse: parseEntries,
  sendAll,
})

/** Sends the queue now and on each resume. `sent` is called when the server has something new. Returns the stop function. */
export function startTasteQueue(sent: () => void): () => void {
  onSent = sent
  return queue.start()
}

/** Saves the wish for more or less of a tag, or removes it; kept on the device until it is sent. */
export const saveWish = ({ tag, label }: Taste, wish: Wish) =>
  say({ id: crypto.randomUUID(), kind: 'wish', of: tag, value: wish, label })

/** Saves the answer to a question of the profile. */
export const saveAnswer = (name: string, value: string) =>
  say({ id: crypto.randomUUID(), kind: 'answer', of: name, value })

async function say(entry: TasteEntry) {
  await queue.change((old) => addEntry(old, entry))
  void queue.send()
}

export const tasteState = queue.state

/** Resolves with the queue once it is read from the device. */
export const loadedTaste = () => queue.loaded()

/** Tries to send the queue; resolves with the number of entries that are left. */
export async function sendUnsentTaste(): Promise<number> {
  await queue.send()
  return queue.state.get().length
}

async function sendAll(turn: Turn<Entries>) {
  let hasSent = false
  for (;;) {
    const [next] = await turn.read()
    if (!next || !turn.isSignedIn()) break
    const outcome = await send(next, turn)
    if (outcome === 'later') break
    await turn.change((old) => withoutEntry(old, next.id))
    hasSent ||= outcome === 'sent'
  }
  if (hasSent) onSent()
}

async function send(entry: TasteEntry, turn: Turn<Entries>): Promise<'sent' | 'refused' | 'later'> {
  try {
    await request(entry)
    turn.succeeded()
    return 'sent'
  } catch (error) {
    const failure = error instanceof ApiError ? error : null
    const retry = classifyFailure(failure)
    if (retry === 'later') turn.tryLater((failure?.retryAfterSeconds ?? 0) * 1000)
    return retry === 'never' ? 'refused' : 'later'
  }
}

async function request(entry: TasteEntry) {
  if (entry.kind === 'wish') {
    const { of: tag, value: wish } = entry
    const answer = await call('PUT /api/preferences/wishes/:tag', { params: { tag }, body: { wish } })
    return setApiData('GET /api/preferences/wishes', () => answer)
  }
  const profile = await call('PUT /api/profile', { body: { [entry.of]: entry.value } })
  setApiData('GET /api/profile', () => profile)
}
