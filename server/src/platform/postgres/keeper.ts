import postgres from 'postgres'
import type { Cluster } from './cluster.ts'

/**
 * A superuser's connection that is held as long as the app runs. It says at once when the server goes away, and its shared
 * lock tells the other apps on the same server that it is still needed.
 */
export type Keeper = {
  port: number
  /** Resolves when the connection is gone. */
  lost: Promise<void>
  /** Lets go; true for exactly one of the apps that leave at the same time: the last one, which should stop the server. */
  leave(): Promise<boolean>
  abandon(): Promise<void>
}

const USERS_LOCK = 4_915_700_157

/** Connects to the cluster's server; null when nothing that is ours answers on the port. */
export async function connectKeeper({ folder, keys }: Cluster, port: number): Promise<Keeper | null> {
  const lost = Promise.withResolvers<void>()
  let isLost = false
  const sql = postgres({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: keys.superuserPassword,
    database: 'postgres',
    max: 1,
    max_lifetime: null,
    connect_timeout: 2,
    fetch_types: false,
    onnotice: () => undefined,
    onclose: () => {
      isLost = true
      lost.resolve()
    },
    connection: { application_name: 'dream-design keeper' },
  })
  const abandon = () => sql.end({ timeout: 0 })
  try {
    const [row] = await sql<{ folder: string }[]>`select current_setting('data_directory') as folder`
    if (row?.folder !== folder) throw new Error('another database')
    // Waits while the last of the other apps stops the server; the connection is then lost and the start tried again.
    await sql`select pg_advisory_lock_shared(${USERS_LOCK})`
    await createAppDatabase(sql, keys.appPassword)
  } catch {
    await abandon()
    return null
  }
  return {
    port,
    lost: lost.promise,
    abandon,
    async leave() {
      if (isLost) return false
      const [row] = await sql<{ isLast: boolean }[]>`
        select pg_advisory_unlock_shared(${USERS_LOCK}), pg_try_advisory_lock(${USERS_LOCK}) as "isLast"`
      return row?.isLast ?? false
    },
  }
}

/** The app's own role is no superuser; it owns its one database. Harmless when both are there. */
async function createAppDatabase(sql: postgres.Sql, password: string) {
  const [found] = await sql<{ role: boolean; base: boolean }[]>`select
    exists (select from pg_roles where rolname = 'dream') as role,
    exists (select from pg_database where datname = 'dream') as base`
  const ignoreTwice = (error: unknown) => {
    const code = error instanceof postgres.PostgresError ? error.code : ''
    if (!['42710', '42P04', '23505'].includes(code)) throw error
  }
  if (!found?.role) await sql.unsafe(`create role dream login password '${password}'`).catch(ignoreTwice)
  if (!found?.base) await sql.unsafe('create database dream owner dream').catch(ignoreTwice)
}
