import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { readChatStatus } from './chat-status.store.ts'

export function chatStatusRoutes(app: FastifyInstance, { database }: { database: Database }) {
  implement(app, 'GET /api/chat/status', async ({ user }) => {
    const status = await readChatStatus(database.db, user.userId)
    if (!status) throw problem('unauthenticated')
    const { role, feature, selected_broker_id: selectedBrokerId, unread } = status
    const isOpen = selectedBrokerId !== null && feature !== null
    return { selectedBrokerId, canAccessChat: role === 'broker' || isOpen, unreadCount: unread ?? 0 }
  })
}
