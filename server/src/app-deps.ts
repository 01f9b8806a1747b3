import type { ChatPace, ChatTimes } from '#features/chat/chat.ts'
import type { Catalogue } from '#features/designs/catalogue.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Database } from '#platform/database/database.ts'
import type { Env } from '#platform/process/env.ts'
import type { Logger } from '#platform/process/logger.ts'
import type { Messenger } from '#platform/messages-out/messenger.ts'

/** Dependencies of the app. */
export type AppDeps = {
  env: Env
  database: Database
  messenger: Messenger
  logger: Logger
  catalogue: Catalogue
  settings: Settings
  /** URL of the database whose jobs this process runs; without it they wait for another process. */
  jobsUrl?: string | undefined
  /** Absolute path of the embedded database's files, when it is the one in use. */
  databaseFolder?: string | null | undefined
  /** Whether the process is about to end and should get no new work. */
  isStopping?: (() => boolean) | undefined
  /** Rate limits of chat, when not the defaults. */
  chatPace?: ChatPace | undefined
  /** Timeouts of chat, when not the defaults. */
  chatTimes?: ChatTimes | undefined
  /** Max age of a cached session while notifications arrive, when not the default. */
  sessionTrustMs?: number | undefined
  /** Folder of the built app, when not the default. */
  webFolder?: string | undefined
  /** Folder of the catalogue's pictures and videos, when not the default. */
  mediaFolder?: string | undefined
  /** Folder of earlier builds' scripts, for apps that are still open. */
  earlierBuildsFolder?: string | undefined
}
