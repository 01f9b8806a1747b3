import { APP_CODE_PATH } from '@dream/contract/rules/app/install'
import { BRAND } from '@dream/contract/rules/app/brand'
import type { FastifyInstance } from 'fastify'
import { encodeQR } from 'qr'
import type { Env } from '#platform/process/env.ts'

/** QR code of the install page, for people on a device other than a phone. */
export function appCodeRoutes(app: FastifyInstance, { publicUrl }: Pick<Env, 'publicUrl'>): void {
  const picture = codePicture(`${publicUrl}/app`)
  app.get(APP_CODE_PATH, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('image/svg+xml; charset=utf-8').send(picture),
  )
}

/** Dark on its own white ground, in every theme: many cameras read nothing else. */
function codePicture(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${rows.length}v${rows.length}H0z"/><path fill="${BRAND.ink}" d="${squares.join('')}"/></svg>`
  )
}
