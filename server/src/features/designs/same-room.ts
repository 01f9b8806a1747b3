import type { Design } from '@dream/contract/api/designs/design'
import type { RoomInStyle } from '@dream/contract/api/designs/same-room'
import { cardOf } from './card/card-of.ts'
import type { StoredDesign } from './designs.store.ts'
import { tagName } from './ranking/tag-labels.ts'

/** Published designs that show one room, by their room key, in the catalogue's order. */
export function sameRooms(stored: readonly StoredDesign[]): ReadonlyMap<string, readonly Design[]> {
  const versions = stored.flatMap(({ design, isPublished }) =>
    isPublished && design.sameRoom !== undefined ? [design] : [],
  )
  return Map.groupBy(versions, ({ sameRoom }) => sameRoom ?? '')
}

/** Returns a room in each of its styles; nothing where only one of them can be shown. */
export function inEachStyle(versions: readonly Design[] = []): RoomInStyle[] {
  const items = versions.flatMap((design) => {
    const style = styleOf(design)
    return style === null ? [] : [{ style, design: cardOf(design) }]
  })
  return items.length > 1 ? items : []
}

/** Name of its style without the room: "Mid-century". */
function styleOf({ tags }: Design): string | null {
  const tag = tags.find((each) => each.startsWith('style:'))
  return (tag && tagName(tag)?.replace(/ designs$/, '')) || null
}
