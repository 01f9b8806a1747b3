import type { FastifyInstance } from 'fastify'

/** Accepts JSON only: forms and plain text, which pages of other sites can send, are 415. */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Clients that always set the type may send an empty body with it.
    if (text === '') done(null, undefined)
    else void parse(request, String(text), done)
  })
}
