import { buildWebIfNeeded } from './build-web.ts'

/** Browser tests need a build of the current sources. */
await buildWebIfNeeded()
