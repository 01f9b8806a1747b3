/** What floor-plan likes unlock, in order (product §2.6, §4). */
export const FEATURES = ['dreamlist', 'land', 'videos', 'brokers'] as const
export type Feature = (typeof FEATURES)[number]

export const UNLOCK_AT = { dreamlist: 10, land: 13, videos: 16, brokers: 19 } as const satisfies Record<
  Feature,
  number
>

/** What they are called (product §2.6). */
export const FEATURE_TITLES = {
  dreamlist: 'Dreamlist',
  land: 'Land',
  videos: 'Learning Hub',
  brokers: 'Brokers',
} as const satisfies Record<Feature, string>

/** The features that a count of floor-plan likes has reached. */
export function reachedBy(floorPlanLikes: number): Feature[] {
  return FEATURES.filter((feature) => UNLOCK_AT[feature] <= floorPlanLikes)
}

/** The next feature to unlock and how many likes it still needs; null when nothing is left. */
export function nextUnlock(floorPlanLikes: number): { feature: Feature; missing: number } | null {
  const feature = FEATURES.find((each) => UNLOCK_AT[each] > floorPlanLikes)
  return feature ? { feature, missing: UNLOCK_AT[feature] - floorPlanLikes } : null
}

/** Tooltip of a locked tab, literal for every number (product §2.4). */
export const lockedHint = (missing: number) => `${missing} more Floor Plan likes needed`
