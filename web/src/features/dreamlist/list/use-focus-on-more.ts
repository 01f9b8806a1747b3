import { useEffect, useRef, type RefObject } from 'react'

/** Whoever asked for more goes on with the first design that came. */
export function useFocusOnMore(tiles: RefObject<HTMLElement | null>, isReading: boolean) {
  const before = useRef<Element | null>(null)
  const items = () => [...(tiles.current?.querySelectorAll('li, [role=listitem]') ?? [])]
  useEffect(() => {
    if (isReading || before.current === null) return
    const now = [...(tiles.current?.querySelectorAll('li, [role=listitem]') ?? [])]
    const last = now.indexOf(before.current)
    now[last + 1]?.querySelector('button')?.focus({ preventScroll: true })
    before.current = null
  }, [tiles, isReading])
  return () => {
    before.current = items().at(-1) ?? null
  }
}
