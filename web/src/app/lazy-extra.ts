import { lazy, type ComponentType } from 'react'

type Loaded<P> = { default: ComponentType<P> }

/** Something that a screen can do without: when its code fails to load, nothing is drawn in its place. */
export const lazyExtra = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    load().then(
      (Extra): Loaded<P> => ({ default: Extra }),
      (): Loaded<P> => ({ default: () => null }),
    ),
  )
