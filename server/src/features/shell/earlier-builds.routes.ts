import { mkdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { everyHour } from '#platform/repeat.ts'
import { type Folders, keepBuild, PART } from './earlier-builds.ts'
import { KEPT_FILES } from './kept-files.ts'

/** Serves the scripts of earlier builds: an app that is still open asks for them by names that the newest build does not have. */
export async function earlierBuildRoutes(app: FastifyInstance, folders: Folders): Promise<void> {
  // A full disk must not keep the newest build from being served.
  await keepBuild(folders).catch((error: unknown) => {
    app.log.warn({ err: error }, 'The files of this build could not be kept for later')
  })
  everyHour(app, 'Keeping the files of this build', () => keepBuild(folders))
  await mkdir(folders.kept, { recursive: true }).catch(() => undefined)
  await app.register(fastifyStatic, {
    ...KEPT_FILES,
    root: folders.kept,
    prefix: '/assets/',
    allowedPath: (path) => !path.endsWith(PART),
  })
}
