import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PROBLEMS } from '@dream/contract/api/errors'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import type { Env } from '#platform/process/env.ts'
import { implement } from '#platform/http/implement.ts'
import { appCodeRoutes } from './app-code.routes.ts'
import { loadBuildId } from './app-page.ts'
import { earlierBuildRoutes } from './earlier-builds.routes.ts'
import { STATIC_FILE_OPTIONS } from './static-files.ts'
import type { LiveSettings, SiteTexts } from './pages/live-pages.ts'
import { mediaRoutes } from './media.routes.ts'
import { pageRoutes } from './pages.routes.ts'
import { searchEngineRoutes } from './search-engines.routes.ts'
import type { SharedPages } from './shared-page/shared-page.routes.ts'
import type { SharedPlans } from './shared-plan/shared-plan-page.routes.ts'
import { shareRoutes } from './share.routes.ts'

const WEB_FOLDER = fileURLToPath(new URL('../../../../web/dist', import.meta.url))
/** Folder of the catalogue's pictures. */
export const MEDIA_FOLDER = fileURLToPath(new URL('../../../../catalogue/library', import.meta.url))

type Deps = {
  database: Pick<Database, 'isUp'>
  env: Pick<Env, 'publicUrl' | 'isDeviceGateOn'>
  settings: LiveSettings
  siteTexts: SiteTexts
  /** Look-up of shared plans by link. */
  sharedPlans: SharedPlans
  sharedPages: SharedPages
  /** Whether the process is about to end and should get no new requests. */
  isStopping?: (() => boolean) | undefined
  webFolder?: string | undefined
  mediaFolder: string
  /** Folder of earlier builds' scripts; without it they are gone with their build. */
  earlierBuildsFolder?: string | undefined
  /** Called when a person arrives from elsewhere. */
  onVisit?: (() => void) | undefined
}

/** Routes of the built app and site, their pages, the catalogue's pictures and videos, and the health checks. */
export async function shellRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { database, env, isStopping = () => false, webFolder = WEB_FOLDER, mediaFolder } = deps
  const { earlierBuildsFolder } = deps
  healthRoutes(app, { database, isStopping })
  const buildId = await loadBuildId(webFolder)
  implement(app, 'GET /api/build-id', () => Promise.resolve({ buildId }))

  await mediaRoutes(app, mediaFolder)
  await appFiles(app, webFolder)
  const assets = join(webFolder, 'assets')
  if (earlierBuildsFolder && existsSync(assets))
    await earlierBuildRoutes(app, { assets, stored: earlierBuildsFolder })
  searchEngineRoutes(app, env)
  appCodeRoutes(app, env)
  shareRoutes(app)
  await pageRoutes(app, { ...deps, webFolder, buildId })
}

function healthRoutes(
  app: FastifyInstance,
  { database, isStopping }: Pick<Required<Deps>, 'database'> & { isStopping: () => boolean },
) {
  let asking: Promise<boolean> | null = null
  /** Concurrent requests share one query. */
  const isUp = () => (asking ??= database.isUp().finally(() => (asking = null)))

  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isStopping() && (await isUp())) return reply.send({ status: 'ok' })
    const { status, message } = PROBLEMS.unavailable
    return reply.code(status).header('retry-after', 1).send({ code: 'unavailable', message })
  })
}

async function appFiles(app: FastifyInstance, webFolder: string) {
  if (!existsSync(webFolder)) return
  await app.register(fastifyStatic, {
    ...STATIC_FILE_OPTIONS,
    root: webFolder,
    // One route per file: everything else falls through to the rules for pages.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html', 'site/*.json', 'build.json'],
  })
}
