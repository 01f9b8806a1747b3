import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'

/**
 * Timeline of the database. The database counts heartbeats; a count that goes back means a restore from a backup, which begins
 * another epoch: state that devices and processes remember from the time in between is void.
 */
export type Epoch = {
  /** null until read from the database. */
  now(): string | null
  /** Counts one more heartbeat of any process. */
  beat(): Promise<void>
}

type Deps = {
  database: Pick<Database, 'db'>
  /** File that keeps the count across restarts of this process; null: not persisted. */
  file: string | null
}

/** Interval of writing the count to the file: a restore of a shorter time is detected only by a running process. */
const SAVE_EVERY_MS = 60_000

const Saved = z.object({ tick: z.coerce.bigint() })

/** `onRestored` is called after the epoch has changed under this process. */
export function followEpoch({ database: { db }, file }: Deps, onRestored: () => void): Epoch {
  let known: { tick: bigint; epoch: string } | null = null
  let remembered: bigint | null = null
  let hasRead = file === null
  let savedAt = -Infinity

  const beat = async () => {
    if (!hasRead && file !== null) remembered = await readTick(file)
    hasRead = true
    const seen = await countBeat(db, known?.tick ?? remembered ?? 0n)
    const isOther = known !== null && known.epoch !== seen.epoch
    known = seen
    if (isOther) onRestored()
    if (file === null || performance.now() - savedAt < SAVE_EVERY_MS) return
    savedAt = performance.now()
    await saveTick(file, seen.tick)
  }
  return { now: () => known?.epoch ?? null, beat }
}

/** Increments the count; when the database's is lower than the one this process has seen, begins another epoch. */
async function countBeat(db: Database['db'], seen: bigint) {
  const {
    rows: [row],
  } = await sql<{ tick: string; epoch: string }>`
    update database_epoch
    set tick = greatest(tick, ${String(seen)}::bigint) + 1,
      epoch = case when tick < ${String(seen)}::bigint then gen_random_uuid() else epoch end
    returning tick, epoch`.execute(db)
  if (!row) throw new Error('The database has no epoch')
  return { tick: BigInt(row.tick), epoch: row.epoch }
}

async function readTick(file: string): Promise<bigint | null> {
  try {
    return Saved.parse(JSON.parse(await readFile(file, 'utf8'))).tick
  } catch {
    return null
  }
}

async function saveTick(file: string, tick: bigint) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.part`, `${JSON.stringify({ tick: String(tick) })}\n`, { mode: 0o600 })
  await rename(`${file}.part`, file)
}
