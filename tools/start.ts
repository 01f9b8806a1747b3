import { readEnv } from '../server/src/read-env.ts'
import { buildWebIfNeeded } from './build-web.ts'

// `npm start`: builds what is missing, then becomes the server, so that signals reach it directly. A wrong setting is reported
// before anything takes time.
readEnv()
try {
  await buildWebIfNeeded()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
// Windows tells every program of a terminal about Ctrl-C, and gives nobody another parent.
if (process.env['npm_lifecycle_event'] !== undefined && process.platform !== 'win32') endWithParent()
await import('../server/src/main.ts')

/** npm may be ended without passing the signal on; nobody would then end the server. */
function endWithParent() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
