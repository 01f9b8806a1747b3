import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { FileStore } from '#platform/files/file-store.ts'
import { problem } from '#platform/problems/problem.ts'
import { keyOf, mimeOf } from './take-picture.ts'

/** Content security policy: a drawing opened as a page can do nothing. */
const FILE_POLICY = "default-src 'none';sandbox;frame-ancestors 'none'"
const Name = z
  .string()
  .regex(/^(\d{2,4}|drawing)\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.(avif|webp|svg)$/)

/** Public routes of pictures uploaded for the catalogue: ids are never reused. */
export function uploadedPictureRoutes(app: FastifyInstance, { fileStore }: { fileStore: FileStore }): void {
  app.get<{ Params: { name: string } }>('/media/uploads/:name', async ({ params }, reply) => {
    const name = Name.safeParse(params.name).data
    if (name === undefined) throw problem('not-found')
    const [part = '', id = '', ending = ''] = name.split('.')
    const found = await fileStore.open(keyOf(id, `${part}.${ending}`))
    if (!found) throw problem('not-found')
    return reply
      .headers({
        'content-type': mimeOf(name),
        'content-length': found.bytes,
        'content-security-policy': FILE_POLICY,
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(found.stream)
  })
}
