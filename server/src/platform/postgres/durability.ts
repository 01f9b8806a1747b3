import postgres from 'postgres'
import { connectionOptions } from '../database.ts'

const REQUIRED = ['fsync', 'full_page_writes', 'synchronous_commit']

/** Refuses a database that could lose what it has acknowledged. */
export async function requireDurability(url: string): Promise<void> {
  const sql = postgres(url, { ...connectionOptions(url, 'dream-design check'), max: 1 })
  try {
    const rows = await sql<{ name: string; setting: string }[]>`
      select name, setting from pg_settings where name = any(${REQUIRED}) and setting = 'off'`
    const names = rows.map((row) => row.name).sort()
    if (names.length === 0) return
    throw new Error(
      `The database has ${names.join(' and ')} off, so it could lose data. Set it to on and start again.`,
    )
  } finally {
    await sql.end({ timeout: 1 })
  }
}
