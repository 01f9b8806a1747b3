import { lazy, type ComponentType } from 'react'

type Loaded<P> = { default: ComponentType<P> }

/** Lazy component that a screen can do without: renders nothing when its module fails to load. */
export const lazyExtra = <N extends string, P>(name: N, load: () => Promise<Record<N, ComponentType<P>>>) =>
  lazy(() =>
    load().then(
      (module): Loaded<P> => ({ default: module[name] }),
      (): Loaded<P> => ({ default: () => null }),
    ),
  )
