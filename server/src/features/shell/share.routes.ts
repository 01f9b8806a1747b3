import { chatAfterSharing, SHARE_PATH } from '@dream/contract/rules/chat/sharing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Share target without the service worker: content normally stays on the device; when it comes here, it is not stored. */
export function shareRoutes(app: FastifyInstance): void {
  const redirect = async (_: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(chatAfterSharing(false), 303)
  // Before the body is read, which is not needed.
  app.post(SHARE_PATH, { onRequest: redirect, handler: redirect })
}
