import { FEATURE_TITLES, type Feature } from './unlocks.ts'

type UnlockCard = { title: string; route: string; button: string; description: string }

/** Texts of the celebration; routes and buttons are fixed by product §2.6. */
export const UNLOCK_CARDS = {
  dreamlist: {
    title: FEATURE_TITLES.dreamlist,
    route: '/dreamlist',
    button: 'View your dreamlist',
    description: 'The next stage is unlocked: this is where you find out what you like in a floorplan.',
  },
  land: {
    title: FEATURE_TITLES.land,
    route: '/land',
    button: 'View your land guide',
    description: 'The next stage is unlocked: what to look for in a block before you buy it.',
  },
  videos: {
    title: FEATURE_TITLES.videos,
    route: '/videos',
    button: 'View your learning hub',
    description: 'The next stage is unlocked: short videos on what makes a design work.',
  },
  brokers: {
    title: FEATURE_TITLES.brokers,
    route: '/brokers',
    button: 'View your brokers',
    description: 'The next stage is unlocked: meet building brokers who match what you like.',
  },
} as const satisfies Record<Feature, UnlockCard>
