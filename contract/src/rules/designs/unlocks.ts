/** Features that floor-plan likes unlock, in order (product §2.6, §4). */
export const FEATURES = ['dreamlist', 'land', 'videos', 'brokers'] as const
export type Feature = (typeof FEATURES)[number]

/** Floor-plan likes at which each feature unlocks; they rise in this order. */
export type UnlockAt = Readonly<Record<Feature, number>>

/** Defaults, until an owner changes them (product §9). */
export const UNLOCK_AT = { dreamlist: 10, land: 13, videos: 16, brokers: 19 } as const satisfies UnlockAt

/** Confirmation that an owner types to change them, and the max value. */
export const UNLOCKS_CONFIRMATION = 'CHANGE UNLOCKS'
export const UNLOCK_AT_MAX = 500

/** Whether each feature unlocks later than the one before. */
export const isRising = (at: UnlockAt): boolean =>
  FEATURES.every((feature, place) => {
    const before = FEATURES[place - 1]
    return before === undefined || at[before] < at[feature]
  })

/** Titles of the features (product §2.6). */
export const FEATURE_TITLES = {
  dreamlist: 'Dreamlist',
  land: 'Land',
  videos: 'Learning Hub',
  brokers: 'Brokers',
} as const satisfies Record<Feature, string>

/** Next feature to unlock and the likes it still needs; null when all are unlocked. */
export function nextUnlock(
  floorPlanLikes: number,
  at: UnlockAt = UNLOCK_AT,
): { feature: Feature; missing: number } | null {
  const feature = FEATURES.find((each) => at[each] > floorPlanLikes)
  return feature ? { feature, missing: at[feature] - floorPlanLikes } : null
}

/** Tooltip of a locked tab, literal for every number (product §2.4). */
export const lockedHint = (missing: number) => `${missing} more Floor Plan likes needed`
