import { startTestDatabase } from '@dream/server/testing/database/test-database'
import { connect } from './connect.ts'

/** A database server as durable as the product's own, which creates empty, migrated databases for benchmarks. */
export type BenchDatabase = { create(name: string): Promise<string>; stop(): Promise<void> }

export async function startBenchDatabase(): Promise<BenchDatabase> {
  const server = await startTestDatabase({ isDurable: true })
  const urlOf = (name: string) => {
    const url = new URL(server.url)
    url.pathname = `/${name}`
    return url.href
  }
  return {
    async create(name) {
      const client = await connect(urlOf('postgres'))
      await client.query(`create database ${name} template dream strategy file_copy`)
      await client.end()
      return urlOf(name)
    },
    stop: () => server.stop(),
  }
}
