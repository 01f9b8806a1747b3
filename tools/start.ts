import { readEnv } from '../server/src/read-env.ts'
import { buildWebIfNeeded } from './build-web.ts'

// `npm start`: builds what is missing, then becomes the server, so that signals reach it directly. A wrong setting is reported
// before the build.
readEnv()
try {
  await buildWebIfNeeded()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
// Skipped on Windows: Ctrl-C reaches every program of a terminal there, and an orphan keeps its parent's id.
if (process.env['npm_lifecycle_event'] !== undefined && process.platform !== 'win32') endWithParent()
await import('../server/src/main.ts')

/** Ends the server with its parent: npm may end without passing the signal on. */
function endWithParent() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
