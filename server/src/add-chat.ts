import type { UnlockAt } from '@dream/contract/rules/designs/unlocks'
import type { FastifyInstance } from 'fastify'
import { chatSocket } from '#features/chat/chat.socket.ts'
import { createChat } from '#features/chat/chat.ts'
import { fileRoutes } from '#features/chat/files/files.routes.ts'
import { createPictureMaker } from '#features/chat/files/make-pictures.ts'
import { removeBrokenUploads, removeUnusedFiles } from '#features/chat/files/remove-files.ts'
import { messageRoutes } from '#features/chat/messages/messages.routes.ts'
import { reportMissedPromises } from '#features/chat/promises/missed-promises.ts'
import { choosingRoutes } from '#features/conversations/choosing/choosing.routes.ts'
import { conversationRoutes } from '#features/conversations/conversations.routes.ts'
import { passReasonText } from '#features/designs/ranking/pass-reasons.ts'
import type { Sessions } from '#features/sessions/sessions.ts'
import { chooseUploads } from '#platform/files/choose-file-store.ts'
import type { Background } from '#platform/jobs/background.ts'
import { everyHourHere } from '#platform/jobs/repeat.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import type { AppDeps } from './app-deps.ts'

type ChatDeps = Pick<AppDeps, 'env' | 'database' | 'catalogue'> & {
  isDiskFull: () => boolean
  sessions: Sessions
  attempts: Attempts
  background: Background
  pace: AppDeps['chatPace']
  times: AppDeps['chatTimes']
  unlockAt: () => UnlockAt
  isChoosingOpen: () => boolean
}

/** Adds choosing brokers and chatting with them. Returns the publisher of message changes, and the file store. */
export async function addChat(app: FastifyInstance, deps: ChatDeps) {
  const { env, database, catalogue, sessions, attempts, background, isDiskFull, pace, times } = deps
  const uploads = chooseUploads(env)
  const files = { ...uploads, pictures: createPictureMaker() }
  const chat = createChat({
    database,
    designs: catalogue,
    background,
    isDiskFull,
    log: app.log,
    files,
    redisUrl: env.redisUrl,
    epochFile: env.nodeEnv === 'test' ? null : `${env.dataDir}/epoch.json`,
    pace,
    times,
  })
  const briefCatalogue = {
    design: (id: string) => catalogue.now().byId.get(id)?.design,
    reason: passReasonText,
  }
  const { publishUpdate } = chat
  choosingRoutes(app, { ...deps, catalogue: briefCatalogue, publishUpdate })
  conversationRoutes(app, { database, attempts, publishUpdate })
  messageRoutes(app, chat.messages)
  await fileRoutes(app, chat.files)
  app.jobs.everyMinute('Check for late first replies', () =>
    reportMissedPromises({ database, publishUpdate }),
  )
  app.jobs.everyHour('Removing unsent files', () => removeUnusedFiles(chat.files))
  everyHourHere(app, 'Removing broken uploads', () => removeBrokenUploads(chat.files.incomingFolder))
  chatSocket(app, { sockets: chat.sockets, sessions, env })
  app.addHook('preClose', () => chat.close())
  const { publishChange, forgetFile } = chat.messages
  return { publishChange, publishUpdate, forgetFile, files }
}
