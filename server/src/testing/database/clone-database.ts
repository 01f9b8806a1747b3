import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connect } from '#platform/database/connection.ts'
import { connectDatabase, type Database } from '#platform/database/database.ts'

/** Own database of a test; closing it drops it. */
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
      await drop(serverUrl, name)
    },
  }
}

const TRIES = 20

/** Retries, since the server's own vacuum of the database may be running, and cannot be ended. */
async function drop(serverUrl: string, name: string, tries = TRIES): Promise<void> {
  try {
    await onServer(serverUrl, `drop database ${name} with (force)`)
  } catch (error) {
    const isBusy = error instanceof pg.DatabaseError && ['42501', '55006'].includes(error.code ?? '')
    if (!isBusy || tries <= 1) throw error
    await sleep(250)
    return drop(serverUrl, name, tries - 1)
  }
}

async function onServer(serverUrl: string, statement: string) {
  const url = new URL(serverUrl)
  url.pathname = '/postgres'
  const client = await connect(url.href)
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
