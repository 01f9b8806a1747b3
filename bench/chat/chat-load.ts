/** Child process that holds the sockets of all clients: opens them, sends paced or as fast as replies come, measures delivery. */
import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { ChatOrder, ChatResult, OpenOrder, Opened, RunOrder } from './load.ts'
import { openSocket } from './open-socket.ts'
import { conversationIdOf } from './seed-chat.ts'

const FILL = 'x'.repeat(100)
/** Messages in flight for each client when unpaced. */
const IN_FLIGHT = 4
/** Timeout for the last deliveries. */
const TIMEOUT_MS = 5000
/** Maximum of handshakes in flight. */
const MAX_HANDSHAKES = 100

type Run = { latenciesMs: number[]; sent: number; isOver: boolean }
type Group = {
  sockets: WebSocket[]
  run: Run
  send: (place: number) => void
  afterStored: (place: number) => void
}

const groups = new Map<string, Group>()
const newRun = (): Run => ({ latenciesMs: [], sent: 0, isOver: true })
const now = () => performance.timeOrigin + performance.now()
const sentAt = (text: string) => Number(/@([\d.]+)/.exec(text)?.[1])

/** Opens the sockets of a group with limited concurrency; returns the time until the last one was accepted. */
async function open({ group: name, port, clients, pairs }: OpenOrder): Promise<Opened> {
  const sockets: WebSocket[] = []
  const group: Group = { sockets, run: newRun(), send, afterStored: () => undefined }
  groups.set(name, group)
  function send(place: number) {
    group.run.sent += 1
    const number = clients[place]?.number ?? 0
    const message = { type: 'text', clientId: randomUUID(), body: `@${now()} ${FILL}` }
    const conversationId = conversationIdOf(number % pairs)
    sockets[place]?.send(JSON.stringify({ type: 'message', conversationId, message }))
  }
  const waiting = clients.entries()
  const started = performance.now()
  const openSome = async () => {
    for (const [place, client] of waiting) {
      sockets[place] = await openSocket(port, client, {
        onDelivered: (text) => group.run.latenciesMs.push(now() - sentAt(text)),
        onStored: () => group.afterStored(place),
      })
    }
  }
  await Promise.all(Array.from({ length: MAX_HANDSHAKES }, openSome))
  return { ms: performance.now() - started }
}

async function run({ group: name, ms, perSecond }: RunOrder): Promise<ChatResult> {
  const group = groups.get(name)
  if (!group) throw new Error(`Nobody of ${name} is here`)
  const turn: Run = { ...newRun(), isOver: false }
  group.run = turn
  group.afterStored = (place) => perSecond !== null || turn.isOver || group.send(place)
  const started = performance.now()
  if (perSecond !== null) await sendPaced(group, ms, perSecond)
  else {
    for (let way = 0; way < IN_FLIGHT; way++) for (const place of group.sockets.keys()) group.send(place)
    await sleep(ms)
  }
  turn.isOver = true
  const atEnd = turn.latenciesMs.length
  const seconds = (performance.now() - started) / 1000
  const patience = performance.now() + TIMEOUT_MS
  while (turn.latenciesMs.length < turn.sent && performance.now() < patience) await sleep(10)

  const sorted = turn.latenciesMs.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  return {
    count: sorted.length,
    lost: turn.sent - sorted.length,
    perSecond: atEnd / seconds,
    p50: at(0.5),
    p99: at(0.99),
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends for one client after the other, at an even rate however late the timers are. */
async function sendPaced({ sockets, send }: Group, ms: number, perSecond: number) {
  const started = performance.now()
  for (let sent = 0; ;) {
    const elapsed = performance.now() - started
    if (elapsed >= ms) return
    const due = (elapsed / 1000) * perSecond
    for (; sent < due; sent++) send(sent % sockets.length)
    await sleep(1)
  }
}

/** Terminates the sockets of a group without a close frame, as a phone does that loses its network. */
function close(name: string) {
  for (const socket of groups.get(name)?.sockets ?? []) socket.terminate()
  groups.delete(name)
}

// Exit with the parent, so that a killed benchmark leaves nothing running.
process.on('disconnect', () => process.exit(0))
process.on('message', (order: ChatOrder) => {
  const step =
    order.kind === 'open'
      ? open(order)
      : order.kind === 'run'
        ? run(order)
        : Promise.resolve(close(order.group))
  step.then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
