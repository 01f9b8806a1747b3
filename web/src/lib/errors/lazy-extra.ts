import { lazy, type ComponentType } from 'react'

type Loaded<P> = { default: ComponentType<P> }

/** What has that name in a module that is fetched; a screen can do without it: when that fails, nothing is drawn in its place. */
export const lazyExtra = <N extends string, P>(name: N, load: () => Promise<Record<N, ComponentType<P>>>) =>
  lazy(() =>
    load().then(
      (module): Loaded<P> => ({ default: module[name] }),
      (): Loaded<P> => ({ default: () => null }),
    ),
  )
