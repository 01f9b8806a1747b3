import { startTestDatabase } from '@dream/server/testing/test-database'
import postgres from 'postgres'

/** A database server as durable as the product's own, from which benchmarks take empty, migrated databases. */
export type BenchDatabase = { create(name: string): Promise<string>; stop(): Promise<void> }

export async function startBenchDatabase(): Promise<BenchDatabase> {
  const server = await startTestDatabase({ isDurable: true })
  return {
    async create(name) {
      const sql = postgres(server.url, { database: 'postgres', max: 1, fetch_types: false })
      await sql.unsafe(`create database ${name} template dream strategy file_copy`)
      await sql.end()
      const url = new URL(server.url)
      url.pathname = `/${name}`
      return url.href
    },
    stop: () => server.stop(),
  }
}
