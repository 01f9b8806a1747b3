import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the first new design after "more" was pressed. */
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
