import { createLogger } from '#platform/process/logger.ts'
import { aConnection } from '#testing/sockets/a-stream.ts'
import { aDatabase } from '#testing/database/a-database.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createDelivery } from './delivery.ts'

test('a gap reported after the close does not read a database that may be gone', async () => {
  const lines: string[] = []
  const database = await aDatabase()
  const delivery = createDelivery({
    database,
    designs: { now: () => ({ byId: new Map() }) },
    log: createLogger('debug', { write: (line: string) => void lines.push(line) }),
    hub: { of: () => [] },
    sendToCluster: () => undefined,
  })
  delivery.streams.subscribe(aConnection().connection, randomUUID(), { seq: 0, changeSeq: 0 })
  delivery.checkMissed()

  await delivery.close()
  await database.close()
  delivery.checkMissed()
  await new Promise((resolve) => setTimeout(resolve, 20))

  expect(lines).toEqual([])
})
