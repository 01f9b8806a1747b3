import { buildWebIfNeeded } from './build-web.ts'

/** What browser tests open is built from the sources of this moment. */
await buildWebIfNeeded()
