import type { RoomInStyle } from '@dream/contract/api/designs/same-room'
import { useState } from 'react'
import { showToast } from '#ui/overlays/toast.ts'

/**
 * Switches to another style once its picture is loaded, so that the frame is never empty; a failed one is retried on the next
 * press.
 */
export function useTurn(items: readonly RoomInStyle[], shown: string, show: (id: string) => void) {
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set())
  const [misses, setMisses] = useState<ReadonlyMap<string, number>>(new Map())
  const [wanted, setWanted] = useState<string | null>(null)
  const [told, tell] = useState('')

  function turn({ style, design }: RoomInStyle) {
    setWanted(null)
    show(design.id)
    tell(`In ${style}: ${design.title}`)
  }
  function press(item: RoomInStyle) {
    const { id } = item.design
    if (id === shown) setWanted(null)
    else if (loaded.has(id)) turn(item)
    else setWanted(id)
  }
  function arrive(item: RoomInStyle) {
    setLoaded((before) => new Set(before).add(item.design.id))
    if (wanted === item.design.id) turn(item)
  }
  function miss({ style, design: { id } }: RoomInStyle) {
    setMisses((before) => new Map(before).set(id, (before.get(id) ?? 0) + 1))
    if (wanted !== id) return
    setWanted(null)
    showToast(`Couldn't load the picture in ${style}. Try again when you're online.`)
  }
  const ahead = items
    .filter(({ design: { id } }) => id === wanted || !misses.has(id))
    .map((item) => ({
      key: `${item.design.id} ${misses.get(item.design.id) ?? 0}`,
      picture: item.design.pictures[0],
      onLoad: () => arrive(item),
      onError: () => miss(item),
    }))
  return { press, wanted, told, ahead }
}
