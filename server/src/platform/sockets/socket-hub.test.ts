import { expect, test } from 'vitest'
import type { SocketConnection } from './connection.ts'
import { createSocketHub } from './socket-hub.ts'

const SLICES = 25
const A_SLICE = 60

test('of many sockets few are pinged at once, and each of a slice is', async () => {
  const hub = createSocketHub<SocketConnection>({ pingText: 'ping', pingEveryMs: 5000 })
  const goes: number[] = []
  let inThisGo = 0
  const count = () => {
    inThisGo += 1
    if (inThisGo > 1) return
    setImmediate(() => {
      goes.push(inThisGo)
      inThisGo = 0
    })
  }
  const pinged = new Set<string>()
  for (let number = 0; number < SLICES * A_SLICE; number += 1) {
    const userId = String(number)
    hub.add(connectionOf(userId, () => (count(), pinged.add(userId))))
  }

  await expect.poll(() => pinged.size).toBeGreaterThanOrEqual(A_SLICE)
  hub.close()
  await new Promise(setImmediate)

  expect(Math.max(...goes)).toBeLessThanOrEqual(25)
})

function connectionOf(userId: string, send: () => void): SocketConnection {
  const nothing = () => undefined
  return {
    userId,
    sessionId: userId,
    ip: '127.0.0.1',
    send,
    flushed: () => Promise.resolve(),
    ping: () => true,
    noteActivity: nothing,
    close: nothing,
    terminate: nothing,
    isOpen: () => true,
  }
}
