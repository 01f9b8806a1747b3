import type { FastifyInstance } from 'fastify'
import type { Env } from '#platform/process/env.ts'
import { createDiskMark } from './disk-mark.ts'

const BYTES_PER_MB = 1024 * 1024

/** Watches the free space of the disk until the app closes. */
export async function watchDisk(app: FastifyInstance, { dataDir, diskMinFreeMb }: Env) {
  const disk = createDiskMark(dataDir, diskMinFreeMb * BYTES_PER_MB)
  await disk
    .look()
    .catch((error: unknown) =>
      app.log.warn({ err: error }, 'How full the disk is cannot be told; nothing is stopped when it fills'),
    )
  app.addHook('onClose', async () => disk.close())
  return disk
}
