import { existsSync } from 'node:fs'
import { PROBLEMS } from '@dream/contract/api/errors'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#platform/database.ts'
import type { Env } from '#platform/env.ts'
import { implement } from '#platform/implement.ts'
import { problem } from '#platform/problem.ts'
import { type AppPage, loadAppPage, loadBuildId } from './app-page.ts'
import { KEPT_FILES } from './kept-files.ts'
import { mediaRoutes } from './media.routes.ts'
import { pageAnswer } from './page-answer.ts'

const WEB_FOLDER = new URL('../../../../web/dist', import.meta.url).pathname
const MEDIA_FOLDER = new URL('../../../../catalogue/library', import.meta.url).pathname

type Deps = {
  database: Pick<Database, 'isUp'>
  env: Pick<Env, 'brokerageName' | 'brokerageUrl' | 'isDeviceGateOn'>
  /** Whether the process is about to end and should get no new work. */
  isStopping?: (() => boolean) | undefined
  webFolder?: string | undefined
  mediaFolder?: string | undefined
}

/** The built app, its page, the catalogue's pictures and videos, and how the process says that it is well. */
export async function shellRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { database, env, isStopping = () => false, webFolder = WEB_FOLDER, mediaFolder = MEDIA_FOLDER } = deps
  healthRoutes(app, { database, isStopping })
  const buildId = await loadBuildId(webFolder)
  implement(app, 'GET /api/build-id', () => Promise.resolve({ buildId }))

  await mediaRoutes(app, mediaFolder)
  await appFiles(app, webFolder)
  const page = await loadAppPage(webFolder, {
    buildId,
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

async function appFiles(app: FastifyInstance, webFolder: string) {
  if (!existsSync(webFolder)) return
  await app.register(fastifyStatic, {
    ...KEPT_FILES,
    root: webFolder,
    // One route a file: whatever is not there falls through to the page's own rules.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '*.html', 'build.json'],
  })
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
