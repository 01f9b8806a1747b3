import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PROBLEMS } from '@dream/contract/api/errors'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database.ts'
import type { Env } from '#platform/env.ts'
import { implement } from '#platform/implement.ts'
import { loadBuildId } from './app-page.ts'
import { earlierBuildRoutes } from './earlier-builds.routes.ts'
import { KEPT_FILES } from './kept-files.ts'
import { mediaRoutes } from './media.routes.ts'
import { pageRoutes } from './pages.routes.ts'
import { searchEngineRoutes } from './search-engines.routes.ts'
import { shareRoutes } from './share.routes.ts'

const WEB_FOLDER = new URL('../../../../web/dist', import.meta.url).pathname
const MEDIA_FOLDER = new URL('../../../../catalogue/library', import.meta.url).pathname

type Deps = {
  database: Pick<Database, 'isUp'>
  env: Pick<Env, 'brokerageName' | 'brokerageUrl' | 'contactFormUrl' | 'isDeviceGateOn' | 'publicUrl'>
  /** Whether the process is about to end and should get no new work. */
  isStopping?: (() => boolean) | undefined
  webFolder?: string | undefined
  mediaFolder?: string | undefined
  /** Where scripts of earlier builds are kept; without it they go with their build. */
  keptFolder?: string | undefined
}

/** The built app and site, their pages, the catalogue's pictures and videos, and how the process says that it is well. */
export async function shellRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { database, env, isStopping = () => false, webFolder = WEB_FOLDER, mediaFolder = MEDIA_FOLDER } = deps
  const { keptFolder } = deps
  healthRoutes(app, { database, isStopping })
  const buildId = await loadBuildId(webFolder)
  implement(app, 'GET /api/build-id', () => Promise.resolve({ buildId }))

  await mediaRoutes(app, mediaFolder)
  await appFiles(app, webFolder)
  const assets = join(webFolder, 'assets')
  if (keptFolder && existsSync(assets)) await earlierBuildRoutes(app, { assets, kept: keptFolder })
  searchEngineRoutes(app, env)
  shareRoutes(app)
  await pageRoutes(app, { webFolder, buildId, env })
}

function healthRoutes(
  app: FastifyInstance,
  { database, isStopping }: Pick<Required<Deps>, 'database'> & { isStopping: () => boolean },
) {
  let asking: Promise<boolean> | null = null
  /** However many ask at once, the database is asked once. */
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
    ...KEPT_FILES,
    root: webFolder,
    // One route a file: whatever is not there falls through to the page's own rules.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html', 'build.json'],
  })
}
