import { existsSync } from 'node:fs'
import { PROBLEMS } from '@dream/contract/api/errors'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#platform/database.ts'
import type { Env } from '#platform/env.ts'
import { implement } from '#platform/implement.ts'
import { problem } from '#platform/problem.ts'
import { type AppPage, loadAppPage, loadBuildId } from './app-page.ts'
import { pageAnswer } from './page-answer.ts'

const WEB_FOLDER = new URL('../../../../web/dist', import.meta.url).pathname
const MEDIA_FOLDER = new URL('../../../../catalogue/library', import.meta.url).pathname

const FOREVER = 'public, max-age=31536000, immutable'
/** A name with the hash of its content, as card-ground.e14d10d6.avif or app-B1x9_0Qz.js. */
const HASHED_NAME = /[.-][\w-]{8,}\.\w+$/
const PICTURE = /\.(svg|avif|webp|png|jpg)$/

type Deps = {
  database: Pick<Database, 'isUp'>
  env: Pick<Env, 'brokerageName' | 'brokerageUrl' | 'isDeviceGateOn'>
  /** Whether the process is about to end and should get no new work. */
  isStopping?: (() => boolean) | undefined
  webFolder?: string | undefined
  mediaFolder?: string | undefined
}

/** The built app, its page, the catalogue's pictures, and how the process says that it is well. */
export async function shellRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { database, env, isStopping = () => false, webFolder = WEB_FOLDER, mediaFolder = MEDIA_FOLDER } = deps
  healthRoutes(app, { database, isStopping })
  const buildId = await loadBuildId(webFolder)
  implement(app, 'GET /api/build-id', () => Promise.resolve({ buildId }))

  await staticFiles(app, { webFolder, mediaFolder })
  const page = await loadAppPage(webFolder, {
    brokerageName: env.brokerageName,
    brokerageUrl: env.brokerageUrl,
    isDeviceGateOn: env.isDeviceGateOn,
  })
  app.get('/*', (request, reply) => answerPage(page, request, reply))
}

function healthRoutes(
  app: FastifyInstance,
  { database, isStopping }: Pick<Required<Deps>, 'database'> & { isStopping: () => boolean },
) {
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isStopping() && (await database.isUp())) return reply.send({ status: 'ok' })
    const { status, message } = PROBLEMS.unavailable
    return reply.code(status).header('retry-after', 1).send({ code: 'unavailable', message })
  })
}

async function staticFiles(
  app: FastifyInstance,
  { webFolder, mediaFolder }: { webFolder: string; mediaFolder: string },
) {
  const common = {
    index: false,
    dotfiles: 'deny',
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      const name = path.replace(/\.(br|gz)$/, '')
      reply.header('cache-control', HASHED_NAME.test(name) ? FOREVER : 'no-cache')
    },
  } as const
  if (existsSync(mediaFolder)) {
    await app.register(fastifyStatic, {
      ...common,
      root: mediaFolder,
      prefix: '/media/',
      allowedPath: (path) => PICTURE.test(path),
    })
  }
  if (existsSync(webFolder)) {
    await app.register(fastifyStatic, {
      ...common,
      root: webFolder,
      // One route a file: whatever is not there falls through to the page's own rules.
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz', '*.html', 'build.json'],
    })
  }
}

function answerPage(page: AppPage | null, request: FastifyRequest, reply: FastifyReply) {
  const answer = pageAnswer(request.url.split('?', 1)[0] ?? '/')
  if (answer === 'nothing' || page === null) throw problem('not-found')
  reply.headers({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-cache',
    etag: page.etag,
  })
  if (answer === 'unknown-page') reply.code(404)
  else if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  return reply.type('text/html; charset=utf-8').send(page.html)
}
