/** What floor-plan likes unlock, in order (product §2.6, §4). */
export const FEATURES = ['dreamlist', 'land', 'videos', 'brokers'] as const
export type Feature = (typeof FEATURES)[number]

export const UNLOCK_AT = { dreamlist: 10, land: 13, videos: 16, brokers: 19 } as const satisfies Record<
  Feature,
  number
>

export type UnlockCard = { title: string; route: string; button: string; description: string }

/** Texts of the celebration; titles, routes and buttons are fixed by product §2.6. */
export const UNLOCK_CARDS = {
  dreamlist: {
    title: 'Dreamlist',
    route: '/dreamlist',
    button: 'View your dreamlist',
    description: 'The next stage is unlocked: this is where you find out what you like in a floorplan.',
  },
  land: {
    title: 'Land',
    route: '/land',
    button: 'View your land guide',
    description: 'The next stage is unlocked: what to look for in a block before you buy it.',
  },
  videos: {
    title: 'Learning Hub',
    route: '/videos',
    button: 'View your learning hub',
    description: 'The next stage is unlocked: short videos on what makes a design work.',
  },
  brokers: {
    title: 'Brokers',
    route: '/brokers',
    button: 'View your brokers',
    description: 'The next stage is unlocked: meet building brokers who match what you like.',
  },
} as const satisfies Record<Feature, UnlockCard>

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
