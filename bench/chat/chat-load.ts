/** A child process with everybody's sockets: sends at a pace, or as fast as answers come, and measures each delivery. */
import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import { userIdOf } from '../rig/people.ts'
import { conversationIdOf } from './seed-chat.ts'

/** `perSecond` over all; null: each person always has a few messages on their way. */
export type ChatOrder = { port: number; people: { cookie: string }[]; ms: number; perSecond: number | null }
export type ChatResult = { count: number; lost: number; perSecond: number; p50: number; p99: number }

const FILL = 'x'.repeat(100)
const ON_THEIR_WAY = 4
/** How long the last messages may take. */
const PATIENCE_MS = 5000

type Run = { latencies: number[]; sent: number; isOver: boolean }

async function open(
  order: ChatOrder,
  number: number,
  { run, onSent }: { run: Run; onSent: (number: number) => unknown },
) {
  const socket = new WebSocket(`ws://127.0.0.1:${order.port}/ws`, {
    headers: { cookie: order.people[number]?.cookie ?? '', origin: `http://127.0.0.1:${order.port}` },
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('open', () =>
      socket.send(JSON.stringify({ type: 'auth', userId: userIdOf(number), method: 'session' })),
    )
    socket.on('message', (data) => {
      const text = String(data)
      if (text.startsWith('{"type":"new_message"')) run.latencies.push(performance.now() - sentAt(text))
      else if (text.startsWith('{"type":"message_sent"')) onSent(number)
      else if (text.startsWith('{"type":"auth_success"')) resolve()
      else if (text.startsWith('{"type":"ping"')) socket.send('{"type":"pong"}')
      else if (/"type":"(error|auth_error)"/.test(text)) reject(new Error(text))
    })
  })
  return socket
}

const sentAt = (text: string) => Number(/@([\d.]+)/.exec(text)?.[1])

/** Opens everybody's socket; what it answers lets the load begin. */
async function prepare(order: ChatOrder): Promise<() => Promise<ChatResult>> {
  const result: Run = { latencies: [], sent: 0, isOver: false }
  const sockets: WebSocket[] = []
  const pairs = order.people.length / 2
  const send = (number: number) => {
    result.sent += 1
    const message = { type: 'text', clientId: randomUUID(), body: `@${performance.now()} ${FILL}` }
    const conversationId = conversationIdOf(number % pairs)
    sockets[number]?.send(JSON.stringify({ type: 'message', conversationId, message }))
  }
  const sendNext = (by: number) => order.perSecond !== null || result.isOver || send(by)
  for (const number of order.people.keys())
    sockets.push(await open(order, number, { run: result, onSent: sendNext }))
  return () => run(order, { result, sockets, send })
}

type Prepared = { result: Run; sockets: WebSocket[]; send: (number: number) => void }

async function run(order: ChatOrder, { result, sockets, send }: Prepared): Promise<ChatResult> {
  const started = performance.now()
  if (order.perSecond !== null) await sendPaced(order, send)
  else {
    for (let way = 0; way < ON_THEIR_WAY; way++) for (const number of sockets.keys()) send(number)
    await sleep(order.ms)
  }
  result.isOver = true
  const atEnd = result.latencies.length
  const seconds = (performance.now() - started) / 1000
  const patience = performance.now() + PATIENCE_MS
  while (result.latencies.length < result.sent && performance.now() < patience) await sleep(10)
  for (const socket of sockets) socket.close()

  const { latencies, sent } = result
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  return {
    count: latencies.length,
    lost: sent - latencies.length,
    perSecond: atEnd / seconds,
    p50: at(0.5),
    p99: at(0.99),
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** One person after the other, at an even pace however late a timer is. */
async function sendPaced({ people, ms, perSecond }: ChatOrder, send: (number: number) => void) {
  const started = performance.now()
  for (let sent = 0; ;) {
    const elapsed = performance.now() - started
    if (elapsed >= ms) return
    const due = (elapsed / 1000) * (perSecond ?? 0)
    for (; sent < due; sent++) send(sent % people.length)
    await sleep(1)
  }
}

let begin: (() => Promise<ChatResult>) | null = null

/** First an order, then anything to begin. */
process.on('message', (order: ChatOrder) => {
  const prepared = begin
  begin = null
  const step = prepared
    ? prepared().then((result) => ({ result }))
    : prepare(order).then((ready) => {
        begin = ready
        return { isReady: true }
      })
  step.then(
    (reply) => process.send?.(reply),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
