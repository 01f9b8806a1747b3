import { lazy, type ComponentType } from 'react'

/** The screen's code did not arrive: no network, or a newer build took its place. */
export class ScreenMissingError extends Error {
  constructor(cause: unknown) {
    super('This screen could not be loaded', { cause })
    this.name = 'ScreenMissingError'
  }
}

/** A screen comes in several files: where two builds are served behind one address, each try brings some more of them. */
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

const isMovingToNewBuild = () =>
  import('./build-refresh/build-refresh.ts')
    .then(({ refreshForMissingScreen }) => refreshForMissingScreen())
    .catch(() => false)

/** A screen whose code is fetched when it is first shown, or ahead of that by `prefetch`. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  const Screen = lazy(async () => {
    try {
      return { default: await loadAgain(load) }
    } catch (error) {
      // The page is about to be loaded anew: what it shows until then stays.
      if (await isMovingToNewBuild()) return new Promise<never>(() => {})
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
