import { lazy, type ComponentType } from 'react'
import { withStyles } from './with-styles.ts'

/** Error of a screen whose code failed to load: no network, or a newer build replaced it. */
export class ScreenMissingError extends Error {
  constructor(cause: unknown) {
    super("Couldn't load this screen", { cause })
    this.name = 'ScreenMissingError'
  }
}

/**
 * Pauses between tries: a screen consists of several files, and where two builds are served behind one URL each try brings some
 * more of them.
 */
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

/** Lazy screen, loaded when it is first shown or by `prefetch`. */
export function lazyScreen(importScreen: () => Promise<ComponentType>) {
  const load = withStyles(importScreen)
  const Screen = lazy(async () => {
    try {
      return { default: await loadAgain(load) }
    } catch (error) {
      // Never resolve while the page is about to reload, so that the current screen stays.
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
