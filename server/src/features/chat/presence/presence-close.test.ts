import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { createLogger } from '#platform/process/logger.ts'
import { createSocketHub } from '#platform/sockets/socket-hub.ts'
import { aDatabase } from '#testing/database/a-database.ts'
import type { ClientConnection } from '../delivery/client-connection.ts'
import { createPresence } from './presence.ts'

afterEach(() => vi.useRealTimers())

async function aPresence() {
  const database = await aDatabase()
  const complaints: string[] = []
  const presence = createPresence({
    database,
    log: createLogger('warn', { write: (line: string) => void complaints.push(line) }),
    hub: createSocketHub<ClientConnection>({ pingText: '', pingEveryMs: 60_000 }),
    processId: () => randomUUID(),
    broadcaster: { broadcast: () => {}, deliver: () => {} },
  })
  return { database, presence, complaints }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 100))

test('a disconnect shortly before the end is not written after the database is closed', async () => {
  const { database, presence, complaints } = await aPresence()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

  presence.left(randomUUID())
  await presence.close()
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  await database.close()
  await soon()

  expect(complaints).toEqual([])
})

test('a refresh after the end reads nothing', async () => {
  const { database, presence, complaints } = await aPresence()

  await presence.close()
  await database.close()
  presence.refresh({ isNew: false })
  await soon()

  expect(complaints).toEqual([])
})
