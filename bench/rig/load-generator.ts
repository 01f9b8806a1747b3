/** Child process that loads one server over loopback: bounded connections, one request in flight on each. */
import { connect, type Socket } from 'node:net'
import type { LoadOrder, LoadResult } from './load.ts'

const END_OF_HEAD = Buffer.from('\r\n\r\n')

async function run(order: LoadOrder): Promise<LoadResult> {
  const requests = order.requests.map((request) => Buffer.from(request))
  const state = { next: Math.floor(Math.random() * requests.length), until: performance.now() + order.ms }
  const latencies: number[] = []
  let failures = 0
  const started = performance.now()

  const drive = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(order.port, '127.0.0.1')
      socket.setNoDelay(true)
      let sentAt = 0
      let received = Buffer.alloc(0)
      const send = () => {
        if (performance.now() >= state.until) return void socket.end(resolve)
        state.next = (state.next + 1) % requests.length
        sentAt = performance.now()
        socket.write(requests[state.next] ?? END_OF_HEAD)
      }
      socket.on('connect', send)
      socket.on('error', reject)
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
        const length = answerLength(received)
        if (length === null || received.length < length) return
        latencies.push(performance.now() - sentAt)
        if (received.subarray(9, 12).toString() !== '200') failures += 1
        received = Buffer.alloc(0)
        send()
      })
      closeOnStall(socket, order.ms)
    })

  await Promise.all(Array.from({ length: order.connections }, drive))
  const seconds = (performance.now() - started) / 1000
  latencies.sort((a, b) => a - b)
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? NaN
  return {
    count: latencies.length,
    failures,
    perSecond: latencies.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
  }
}

/** Length of a whole response in bytes, once its head has arrived. */
function answerLength(received: Buffer): number | null {
  const head = received.indexOf(END_OF_HEAD)
  if (head < 0) return null
  const match = /\r\ncontent-length: (\d+)/i.exec(received.toString('latin1', 0, head))
  return head + END_OF_HEAD.length + Number(match?.[1] ?? 0)
}

function closeOnStall(socket: Socket, ms: number) {
  socket.setTimeout(ms + 5000, () => socket.destroy(new Error('The server did not answer')))
}

process.on('message', (order: LoadOrder) => {
  run(order).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
