import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { everyHourHere } from '#platform/jobs/repeat.ts'
import type { createChat } from './chat.ts'
import { chatSocket } from './chat.socket.ts'
import { fileRoutes } from './files/files.routes.ts'
import { removeBrokenUploads, removeUnusedFiles } from './files/remove-files.ts'
import { refreshReplyTimes } from './messages/reply-time.ts'
import { messageRoutes } from './messages/messages.routes.ts'
import { reportMissedPromises } from './promises/missed-promises.ts'
import type { SessionWatch } from './socket/end-sockets.ts'

type Deps = {
  database: Database
  chat: ReturnType<typeof createChat>
  sessions: SessionWatch
  env: { publicUrl: string; rateLimitScale: number }
}

/** Messages and files of conversations, their socket, and the jobs around them. */
export function chatRoutes(app: FastifyInstance, { database, chat, sessions, env }: Deps) {
  const { messages, files, sockets, publishUpdate } = chat
  messageRoutes(app, messages)
  fileRoutes(app, files)
  app.jobs.everyMinute('Check for late first replies', () =>
    reportMissedPromises({ database, publishUpdate }),
  )
  app.jobs.everyHour('Removing unsent files', () => removeUnusedFiles(files))
  app.jobs.everyHour('Measuring how soon brokers reply', () => refreshReplyTimes(database))
  everyHourHere(app, 'Removing broken uploads', () => removeBrokenUploads(files.incomingFolder))
  chatSocket(app, { sockets, sessions, env })
  app.addHook('preClose', () => chat.close())
}
