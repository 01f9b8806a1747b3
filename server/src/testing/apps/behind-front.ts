import { connectDatabase } from '#platform/database/database.ts'
import { aDatabase } from '../database/a-database.ts'
import { freezableFront } from '../database/freezable-front.ts'
import { startListeningApp } from './listening-app.ts'

/** App on a database whose connections can be frozen, with shorter timeouts; `direct` bypasses the front. */
export async function startBehindFront() {
  const direct = await aDatabase()
  const front = await freezableFront(direct.url)
  const database = { ...connectDatabase(front.url, { queryMs: 1500, lockMs: 500 }), url: front.url }
  const server = await startListeningApp({ database })
  return {
    ...server,
    front,
    direct,
    async close() {
      front.thaw()
      await server.close()
      await database.close()
      await front.close()
      await direct.close()
    },
  }
}
