import { buildWebIfNeeded } from './build-web.ts'

/** `npm start`: builds what is missing, then becomes the server, so that signals reach it directly. */
try {
  const started = performance.now()
  if (await buildWebIfNeeded()) {
    console.log(`Built the web app in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('../server/src/main.ts')
