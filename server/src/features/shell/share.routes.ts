import { chatAfterSharing, SHARE_PATH } from '@dream/contract/rules/sharing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What is shared with the installed app stays on its device: only without its worker does it come here, and is not kept. */
export function shareRoutes(app: FastifyInstance): void {
  const leadOn = async (_: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(chatAfterSharing(false), 303)
  // Before the body is read: nobody needs it.
  app.post(SHARE_PATH, { onRequest: leadOn, handler: leadOn })
}
