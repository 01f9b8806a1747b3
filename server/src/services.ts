import type { FastifyInstance } from 'fastify'
import { createDeletionForAdmins } from '#features/account-deletion/begin-deletion.ts'
import { countMessages, createDailyCounter } from '#features/admin/dashboard/daily-counter.ts'
import { createEvidence } from '#features/broker-files/evidence.ts'
import { createChat } from '#features/chat/chat.ts'
import { createPictureMaker } from '#features/chat/files/make-pictures.ts'
import { createSendLimits } from '#features/codes/limits/send-limits.ts'
import { readBrief } from '#features/conversations/choosing/brief.store.ts'
import { createExportsForOthers } from '#features/data-export/exports-for-others.ts'
import { createChooser } from '#features/designs/dealing/chooser.ts'
import { createDealLog } from '#features/designs/log/deal-log.ts'
import { designReader } from '#features/designs/open-design.ts'
import { passReasonText } from '#features/designs/ranking/pass-reasons.ts'
import type { Unlocked } from '#features/notifications/announcements/announce-unlock.ts'
import { createNotifications } from '#features/notifications/notifications.ts'
import { sendResetCode } from '#features/password/send-reset-code.ts'
import { createEverybody } from '#features/preferences/taste/everybody.ts'
import { readTopTags } from '#features/preferences/top-tags.ts'
import { createSessions } from '#features/sessions/sessions.ts'
import { settingReaders } from '#features/settings/setting-readers.ts'
import { createSharedPages } from '#features/shared-pages/open-shared-page.ts'
import { createSharedPlans } from '#features/shared-plans/open-shared-plan.ts'
import { MEDIA_FOLDER } from '#features/shell/shell.routes.ts'
import { chooseUploads } from '#platform/files/choose-file-store.ts'
import { watchDisk } from '#platform/files/watch-disk.ts'
import { startSecurityLog } from '#platform/http/security-log.ts'
import { createBackground } from '#platform/jobs/background.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { createAttempts } from '#platform/limits/attempts.ts'
import { createMessageQueue } from '#platform/messages-out/message-queue.ts'
import { createCookies } from '#platform/security/cookies.ts'
import { createCsrf } from '#platform/security/csrf.ts'
import { loadKeys } from '#platform/security/keys.ts'
import { createPasswordHash } from '#platform/security/password-hash.ts'
import type { AppDeps } from './app-deps.ts'

/** Services of the server. A feature takes those that it names. */
export type Services = Awaited<ReturnType<typeof createServices>>

/** Creates what features share, before any of them is registered. */
export async function createServices(app: FastifyInstance, deps: AppDeps) {
  const basics = await createBasics(app, deps)
  const access = createAccess(basics)
  const designs = createDesigns(basics)
  const chat = createChatServices(basics)
  const accounts = createAccounts({ ...basics, ...access, ...chat })
  const notifications = await createNotifications({ ...basics, unsubscribeKey: basics.keyFor('unsubscribe') })
  const onUnlock = (unlocked: Unlocked) =>
    void basics.background('Announcing an unlock', () => notifications.announceUnlock(unlocked))
  return { ...basics, ...access, ...designs, ...chat, ...accounts, notifications, onUnlock }
}

/** Settings, jobs, files and messages. */
async function createBasics(app: FastifyInstance, deps: AppDeps) {
  const { env, database, settings } = deps
  const jobs = createJobs({ database, log: app.log })
  app.decorate('jobs', jobs)
  const keyFor = await loadKeys(database.db)
  const counter = createDailyCounter(database, app.log)
  const messenger = countMessages(deps.messenger, counter)
  const disk = await watchDisk(app, env)
  return {
    ...deps,
    ...settingReaders(settings),
    ...chooseUploads(env),
    databaseFolder: deps.databaseFolder ?? null,
    mediaFolder: deps.mediaFolder ?? MEDIA_FOLDER,
    log: app.log,
    keyFor,
    jobs,
    background: createBackground(app),
    securityLog: startSecurityLog(app, database),
    attempts: createAttempts({ key: keyFor('subject') }),
    isDiskFull: disk.isFull,
    counter,
    /** Called when a person arrives from elsewhere. */
    onVisit: () => counter.count('visit'),
    messenger,
    messageQueue: createMessageQueue({ jobs, messenger, key: keyFor('message'), log: app.log }),
    pictures: createPictureMaker(),
  }
}
type Basics = Awaited<ReturnType<typeof createBasics>>

/** Who is who: sessions, cookies, passwords and codes. */
function createAccess({ env, database, keyFor, attempts, messageCaps, sessionTrustMs }: Basics) {
  const cookies = createCookies({ isHttps: env.isHttps, refreshPath: '/api/auth' })
  return {
    cookies,
    csrf: createCsrf({ key: keyFor('csrf'), cookies, publicUrl: env.publicUrl }),
    sessions: createSessions({ database, key: keyFor('session'), trustMs: sessionTrustMs }),
    passwords: createPasswordHash(),
    sendLimits: createSendLimits({ attempts, readSettings: () => ({ ...env, ...messageCaps() }) }),
    codeKey: keyFor('code'),
    sealKey: keyFor('seal'),
    unsubscribeKey: keyFor('unsubscribe'),
  }
}
type Access = ReturnType<typeof createAccess>

/** The catalogue, as features other than the deck see it. */
function createDesigns({ database, catalogue, log, isSharingOpen }: Basics) {
  const everybody = createEverybody(database)
  const designOf = (id: string) => catalogue.now().byId.get(id)
  const publishedOf = (id: string) => (designOf(id)?.isPublished ? designOf(id)?.design : undefined)
  const topTagsOf = (userId: string) => readTopTags({ database, everybody }, catalogue.now(), userId)
  return {
    choose: createChooser({ database, log }),
    dealLog: createDealLog(database, log),
    everybody,
    designOf,
    ...designReader({ database, catalogue }),
    /** Text of a pass reason. */
    reasonText: passReasonText,
    briefCatalogue: { design: (id: string) => designOf(id)?.design, reason: passReasonText },
    topTagsOf,
    sharedPlans: createSharedPlans({ database, designOf, isSharingOpen }),
    sharedPages: createSharedPages({ database, designOf: publishedOf, topTagsOf, isSharingOpen }),
  }
}

/** Conversations. */
function createChatServices(basics: Basics) {
  const { env, database } = basics
  const chat = createChat({
    ...basics,
    designs: basics.catalogue,
    files: basics,
    redisUrl: env.redisUrl,
    epochFile: env.nodeEnv === 'test' ? null : `${env.dataDir}/epoch.json`,
    pace: basics.chatPace,
    times: basics.chatTimes,
  })
  return {
    chat,
    publishUpdate: chat.publishUpdate,
    publishChange: chat.messages.publishChange,
    forgetFile: chat.messages.forgetFile,
    /** Latest brief of a conversation, for one of its two people. */
    readBrief: (which: { conversationId: string; userId: string }) =>
      readBrief(database.db, { ...which, version: undefined }),
  }
}

/** What admins and jobs do to somebody's account. */
function createAccounts(deps: Basics & Access) {
  const dataExport = createExportsForOthers(deps)
  return {
    dataExport,
    removeExports: dataExport.removeAllOf,
    deletion: createDeletionForAdmins(),
    evidence: createEvidence(deps),
    /** Emails a password reset code, within the limits of the email; false: nothing was sent. */
    sendResetCode: (requester: { email: string; ip: string }) => sendResetCode(deps, requester),
  }
}
