import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { connectDatabase, type Database } from '#platform/database.ts'

/** A database of one's own; closing it drops it. */
export type OwnDatabase = Database & { url: string }

/** Clones the migrated database of a test server. */
export async function cloneDatabase(serverUrl: string): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${name} template dream strategy file_copy`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const database = connectDatabase(url.href)
  return {
    ...database,
    url: url.href,
    async close() {
      await database.close()
      await onServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

async function onServer(serverUrl: string, statement: string) {
  const sql = postgres(serverUrl, { database: 'postgres', max: 1, fetch_types: false })
  try {
    await sql.unsafe(statement)
  } finally {
    await sql.end()
  }
}
