import { resolve } from 'node:path'
import pg from 'pg'
import type { Cluster } from './cluster.ts'

/**
 * Superuser connection that is held while the app runs. Its end shows at once that the server is gone, and its shared lock tells
 * the other apps on the same server that it is still needed.
 */
export type AdminConnection = {
  port: number
  /** Resolves when the connection is lost. */
  lost: Promise<void>
  /**
   * Releases the lock; true for exactly one of the apps that release it at the same time: the last, which should stop the server.
   */
  release(): Promise<boolean>
  close(): Promise<void>
}

/** Shared by every app that uses the server. */
const APPS_LOCK = 4_915_700_157

/** Connects to the cluster's server; null when no server of ours answers on the port. */
export async function connectAsAdmin(
  { folder, keys }: Cluster,
  port: number,
): Promise<AdminConnection | null> {
  const lost = Promise.withResolvers<void>()
  let isLost = false
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: keys.superuserPassword,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 2000,
    application_name: 'dream-design admin',
  })
  client.on('error', () => undefined)
  client.once('end', () => {
    isLost = true
    lost.resolve()
  })
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    )
    // On Windows, the server writes paths with other slashes than Node.
    if (resolve(rows[0]?.folder ?? '') !== folder) throw new Error('another database')
    // Waits while the last of the other apps stops the server; the connection is then lost and the start retried.
    await client.query('select pg_advisory_lock_shared($1)', [APPS_LOCK])
    await createAppDatabase(client, keys.appPassword)
  } catch {
    await client.end()
    return null
  }
  return {
    port,
    lost: lost.promise,
    close: () => client.end(),
    async release() {
      if (isLost) return false
      const { rows } = await client.query<{ isLast: boolean }>(
        'select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as "isLast"',
        [APPS_LOCK],
      )
      return rows[0]?.isLast ?? false
    },
  }
}

/** Creates the app's role, which is no superuser, and the one database that it owns. Idempotent. */
async function createAppDatabase(client: pg.Client, password: string) {
  const { rows } = await client.query<{ role: boolean; base: boolean }>(`select
    exists (select from pg_roles where rolname = 'dream') as role,
    exists (select from pg_database where datname = 'dream') as base`)
  const [found] = rows
  const ignoreExisting = (error: unknown) => {
    const code = error instanceof pg.DatabaseError ? (error.code ?? '') : ''
    if (!['42710', '42P04', '23505'].includes(code)) throw error
  }
  if (!found?.role)
    await client.query(`create role dream login password ${pg.escapeLiteral(password)}`).catch(ignoreExisting)
  if (!found?.base) await client.query('create database dream owner dream').catch(ignoreExisting)
}
