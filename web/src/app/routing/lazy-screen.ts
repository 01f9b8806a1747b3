import { lazy, type ComponentType } from 'react'
import { withStyles } from './with-styles.ts'

/** The screen's code failed to load: no network, or a newer build replaced it. */
export class ScreenMissingError extends Error {
  constructor(cause: unknown) {
    super("Couldn't load this screen", { cause })
    this.name = 'ScreenMissingError'
  }
}

/** A screen comes in several files: where two builds are served behind one URL, each try brings some more of them. */
const PAUSES_MS = [200, 400, 800]

async function loadAgain(load: () => Promise<ComponentType>): Promise<ComponentType> {
  for (const pause of PAUSES_MS) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return load()
}

const isUpdating = () =>
  import('../build-refresh/build-refresh.ts')
    .then(({ refreshForMissingScreen }) => refreshForMissingScreen())
    .catch(() => false)

/** A screen whose code is fetched when it is first shown, or ahead of that by `prefetch`. */
export function lazyScreen(importScreen: () => Promise<ComponentType>) {
  const load = withStyles(importScreen)
  const Screen = lazy(async () => {
    try {
      return { default: await loadAgain(load) }
    } catch (error) {
      // The page is about to reload: what it shows until then stays.
      if (await isUpdating()) return new Promise<never>(() => {})
      throw new ScreenMissingError(error)
    }
  })
  return {
    Screen,
    prefetch: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
  }
}
