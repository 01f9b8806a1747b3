import { mkdir } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { everyHourHere } from '#platform/jobs/repeat.ts'
import { type Folders, saveBuild, PART } from './earlier-builds.ts'
import { STATIC_FILE_OPTIONS } from './static-files.ts'

/** Serves scripts of earlier builds: an app that is still open asks for names that the newest build does not have. */
export async function earlierBuildRoutes(app: FastifyInstance, folders: Folders): Promise<void> {
  // A full disk must not stop the newest build from being served.
  await saveBuild(folders).catch((error: unknown) => {
    app.log.warn({ err: error }, "Storing this build's files failed; retrying in an hour")
  })
  everyHourHere(app, "Storing this build's files", () => saveBuild(folders))
  await mkdir(folders.stored, { recursive: true }).catch(() => undefined)
  await app.register(fastifyStatic, {
    ...STATIC_FILE_OPTIONS,
    root: folders.stored,
    prefix: '/assets/',
    allowedPath: (path) => !path.endsWith(PART),
  })
}
