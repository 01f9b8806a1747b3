import type { ChatPace, ChatTimes } from '#features/chat/chat.ts'
import type { Catalogue } from '#features/designs/catalogue.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Database } from '#platform/database/database.ts'
import type { Env } from '#platform/process/env.ts'
import type { Logger } from '#platform/process/logger.ts'
import type { Messenger } from '#platform/messages-out/messenger.ts'

/** What the server is built from. */
export type AppDeps = {
  env: Env
  database: Database
  messenger: Messenger
  logger: Logger
  catalogue: Catalogue
  settings: Settings
  /** The database whose jobs this process runs; without it they wait for another process. */
  jobsUrl?: string | undefined
  /** Absolute path of the embedded database's files, when it is the one in use. */
  databaseFolder?: string | null | undefined
  /** Whether the process is about to end and should get no new work. */
  isStopping?: (() => boolean) | undefined
  /** How fast people may chat, when not as fast as usual. */
  chatPace?: ChatPace | undefined
  /** How long chat waits, when not as long as usual. */
  chatTimes?: ChatTimes | undefined
  /** How long a session is trusted while notices of changes arrive, when not as long as usual. */
  sessionTrustMs?: number | undefined
  /** The built app's folder, when not the usual one. */
  webFolder?: string | undefined
  /** The folder of the catalogue's pictures and videos, when not the usual one. */
  mediaFolder?: string | undefined
  /** Where scripts of earlier builds are stored for apps that are still open. */
  earlierBuildsFolder?: string | undefined
}
