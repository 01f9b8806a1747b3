import { createHash } from 'node:crypto'
import { BRAND } from '@dream/contract/rules/app/brand'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { pagePolicy } from '#platform/http/security-headers.ts'
import { disableEmail } from './settings.store.ts'
import { isUnsubscriber } from './unsubscribe.ts'

type Deps = { database: Database; unsubscribeKey: Buffer }

const PATH = '/unsubscribe/:userId/:signature'
const Params = z.object({ userId: z.uuid(), signature: z.string().max(100) })

/**
 * Page of an email's unsubscribe link. Opening it changes nothing, since programs open links too; its button does, and so does the
 * button of a mail program (RFC 8058).
 */
export function unsubscribeRoutes(app: FastifyInstance, { database, unsubscribeKey }: Deps): void {
  void app.register(async (scope) => {
    // Accepts every body unread: an empty form, or a mail program's own.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
      done(null),
    )

    const userIdOf = (params: unknown) => {
      const parsed = Params.safeParse(params)
      return parsed.success && isUnsubscriber(unsubscribeKey, parsed.data) ? parsed.data.userId : null
    }
    scope.get(PATH, { onRequest: app.apiGuard.limits.read }, async ({ params }, reply) =>
      userIdOf(params) === null ? answer(reply.code(404), BROKEN) : answer(reply, QUESTION),
    )
    scope.post(PATH, { onRequest: app.apiGuard.limits.write }, async ({ params }, reply) => {
      const userId = userIdOf(params)
      if (userId === null) return answer(reply.code(404), BROKEN)
      await disableEmail(database.db, userId)
      return answer(reply, DONE)
    })
    // Mail programs break long URLs; a truncated one gets an explanation.
    for (const path of ['/unsubscribe', '/unsubscribe/*'])
      scope.get(path, { onRequest: app.apiGuard.limits.read }, async (_, reply) =>
        answer(reply.code(404), BROKEN),
      )
  })
}

const STYLE = `:root{color-scheme:light dark}body{display:grid;place-content:center;min-height:90vh;margin:0;padding:24px;background:light-dark(#faf8f4,#0a1d1e);color:light-dark(#0b2526,#eef6f3);font:16px/1.5 system-ui,sans-serif}main{max-width:26rem}h1{margin:0 0 12px;font:480 34px/37px Newsreader,Georgia,serif}p{margin:0 0 24px}a{color:light-dark(#0f5f60,#6be8e7);font-weight:600}button{min-height:52px;padding:0 28px;border:0;border-radius:26px;background:#43e2e1;color:#0b2526;font:700 16px system-ui,sans-serif}`
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

function answer(reply: FastifyReply, content: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('content-security-policy', pagePolicy({ styles: [STYLE_HASH] }))
    .send(
      `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Emails about messages | ${BRAND.name}</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`,
    )
}

const QUESTION = `<h1>Stop emails about messages?</h1><p>Messages still wait for you in ${BRAND.name}, and you can turn these emails back on in your profile.</p><form method="post"><button type="submit">Unsubscribe</button></form>`
const DONE = `<h1>Done</h1><p>You won't get any more emails about messages. You can turn them back on under Notifications in your profile.</p>`
const BROKEN = `<h1>This link is incomplete</h1><p>Nothing was changed. Some mail programs break long links: open it again from the email, or copy all of it. You can also turn these emails off in ${BRAND.name}, under Notifications in your profile.</p><p><a href="/">To ${BRAND.name}</a></p>`
