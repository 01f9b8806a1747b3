import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '#platform/problems/problem.ts'
import { cacheControlOf, STATIC_FILE_OPTIONS } from './static-files.ts'

const unzip = promisify(gunzip)
/** Plain name below plain folders, without escaped characters. */
const PUBLIC_FILE = /^[\w/-][\w/.-]*\.(svg|avif|webp|png|jpg|mp4|m4a|vtt)$/
/** Drawing of a plan, which is stored compressed. */
const DRAWING = /^\/media\/((?:[\w-]+\/)+([\w.-]+)\.svg)(?:\?|$)/

/** Routes of the catalogue's pictures, drawings, videos and music; nothing else of its folder. */
export async function mediaRoutes(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(
    async (media) => {
      media.setNotFoundHandler((request, reply) => answerPlain(folder, request, reply))
      await media.register(fastifyStatic, {
        ...STATIC_FILE_OPTIONS,
        root: folder,
        allowedPath: (path) => PUBLIC_FILE.test(path),
      })
    },
    { prefix: '/media' },
  )
}

/** Serves a drawing uncompressed to clients that do not accept gzip; 404 for everything else. */
async function answerPlain(folder: string, request: FastifyRequest, reply: FastifyReply) {
  const [, path, name] = DRAWING.exec(request.url) ?? []
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const packed = path && isRead ? await readFile(join(folder, `${path}.gz`)).catch(() => null) : null
  if (!path || !packed) throw problem('not-found')
  const etag = `"${name}"`
  reply.headers({ 'cache-control': cacheControlOf(path), etag, vary: 'accept-encoding' })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('image/svg+xml').send(await unzip(packed))
}
