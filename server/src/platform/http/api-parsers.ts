import type { FastifyInstance } from 'fastify'

/** The API takes JSON and nothing else: forms and plain text, which pages of other sites can send, are 415. */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Clients that always name the type may send nothing with it.
    if (text === '') done(null, undefined)
    else void parse(request, String(text), done)
  })
}
