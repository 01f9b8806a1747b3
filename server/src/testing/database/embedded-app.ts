import { argv, stdout } from 'node:process'
import { createLogger } from '#platform/process/logger.ts'
import { startEmbedded } from '#embedded-postgres/embedded.ts'

/** Process that only runs the embedded database of a folder, for tests that kill it. */
const embedded = await startEmbedded({ dataDir: argv[2] ?? '', log: createLogger('silent') })
stdout.write(`${embedded.url}\n`)
setInterval(() => undefined, 60_000)
