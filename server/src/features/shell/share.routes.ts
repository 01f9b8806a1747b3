import { chatAfterSharing, SHARE_PATH } from '@dream/contract/rules/chat/sharing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Shared content stays on the device: only without the service worker does it come here, and is not stored. */
export function shareRoutes(app: FastifyInstance): void {
  const redirect = async (_: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(chatAfterSharing(false), 303)
  // Before the body is read: nobody needs it.
  app.post(SHARE_PATH, { onRequest: redirect, handler: redirect })
}
