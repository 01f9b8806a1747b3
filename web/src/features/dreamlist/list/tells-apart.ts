import type { LikedDesign } from '@dream/contract/api/designs/deck'

/** Most distinctive feature of each design: the one that the fewest of them have; the first one in a tie. */
export function tellsApart(designs: readonly LikedDesign[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  // Numbers are ignored: "10 m² alfresco" and "26 m² alfresco" count as the same feature.
  const kindOf = (feature: string) => feature.replaceAll(/[\d.]+/g, '#')
  for (const { features } of designs) {
    for (const feature of new Set(features.map(kindOf))) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  return new Map(
    designs.flatMap(({ id, features }) => {
      const rarest = features.toSorted(
        (a, b) => (counts.get(kindOf(a)) ?? 0) - (counts.get(kindOf(b)) ?? 0),
      )[0]
      return rarest ? [[id, rarest] as const] : []
    }),
  )
}
