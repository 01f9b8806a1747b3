import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import type { Env } from '#platform/process/env.ts'
import { readQueue } from '../jobs/jobs.store.ts'
import { readBackups } from './read-backups.ts'
import { readDatabase, readMigrations, readProcesses } from './system.store.ts'

type Deps = { database: Database; env: Env; databaseFolder: string | null }

export function systemRoutes(app: FastifyInstance, { database, env, databaseFolder }: Deps) {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()

  implement(app, 'GET /api/admin/system', async () => {
    const { db } = database
    const [state, migrations, processes, queue, disk, backups] = await Promise.all([
      readDatabase(db),
      readMigrations(db),
      readProcesses(db),
      readQueue(db),
      readDisk(env.dataDir),
      readBackups(env.backupDir),
    ])
    return {
      node: { version: process.version, startedAt, memoryBytes: process.memoryUsage.rss() },
      database: { ...state, folder: databaseFolder },
      disk,
      backups,
      migrations,
      processes,
      queue: queue.map(({ since, ...rest }) => ({ ...rest, oldestAt: since?.toISOString() ?? null })),
      services: servicesOf(env),
    }
  })
}

/** Null where the folder does not exist yet, or the system does not tell. */
async function readDisk(folder: string) {
  const disk = await statfs(folder).catch(() => null)
  return disk && { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize }
}

const servicesOf = ({ smtpUrl, smsUrl, smsKey, s3Url, redisUrl, databaseUrl }: Env) => ({
  email: smtpUrl === null ? ('outbox' as const) : ('smtp' as const),
  sms: smsUrl === null || smsKey === null ? ('outbox' as const) : ('provider' as const),
  files: s3Url === null ? ('disk' as const) : ('s3' as const),
  events: redisUrl === null ? ('postgres' as const) : ('redis' as const),
  database: databaseUrl === null ? ('embedded' as const) : ('own' as const),
})
