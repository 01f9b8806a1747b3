import { useCallback, useState, type ComponentType } from 'react'
import { useLazyLoad } from '#lib/errors/use-lazy-load.ts'
import { Waiting } from '#ui/status/placeholder.tsx'

/**
 * Lazy component for a part of a screen. When its module fails to load, a text in its place says so and the rest of the screen
 * works.
 */
export function lazyPart<N extends string, P extends object>(
  name: N,
  load: () => Promise<Record<N, ComponentType<P>>>,
): ComponentType<P> {
  let Part: ComponentType<P> | null = null
  const loadPart = async () => {
    Part = (await load())[name]
  }
  return function LazyPart(props: P) {
    const [isMissing, setMissing] = useState(false)
    const sayMissing = useCallback(() => setMissing(true), [])
    useLazyLoad(loadPart, !Part, sayMissing)
    if (Part) return <Part {...props} />
    if (!isMissing) return <Waiting />
    return (
      <p role="status" className="secondary-text">
        This part didn’t load. It comes once you’re online.
      </p>
    )
  }
}
