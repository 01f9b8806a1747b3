import type { HomeState } from '../account/australia.ts'

/** Distances of a house from its block's edges in metres; `side` on each side, `sideStreet` instead of one of them on a corner. */
export type Setbacks = { front: number; rear: number; side: number; sideStreet: number }

export const SETBACK_M = { min: 0, max: 20 } as const

/** Setbacks assumed by the lot sizes on the plans' cards. */
export const DEFAULT_SETBACKS: Setbacks = { front: 4.5, rear: 3, side: 1, sideStreet: 2 }

type Preset = { setbacks: Setbacks; note: string }

const PRESETS: Partial<Record<HomeState, Preset>> = {
  VIC: {
    setbacks: { ...DEFAULT_SETBACKS, front: 4, side: 1.2 },
    note: 'A builders’ rule of thumb for lots over 300 m² in Victoria.',
  },
  NSW: {
    setbacks: { ...DEFAULT_SETBACKS, side: 0.9 },
    note: 'Sides of 0.9 m are usual in New South Wales; the rest are our own starting figures.',
  },
  QLD: {
    setbacks: { ...DEFAULT_SETBACKS, side: 0.9 },
    note: 'Sides of 0.9 m are usual in Queensland; the rest are our own starting figures.',
  },
}

const OTHERWISE: Preset = {
  setbacks: DEFAULT_SETBACKS,
  note: "Our own starting figures, the same ones behind the plans' lot widths.",
}

/** Starting figures of a state. They are no rule: council, estate and title decide. */
export const startingSetbacks = (state: HomeState | null): Preset => (state && PRESETS[state]) ?? OTHERWISE

/** Whether these are the state's starting figures, unchanged by the person. */
export function areStarting(setbacks: Setbacks, state: HomeState | null): boolean {
  const { front, rear, side, sideStreet } = startingSetbacks(state).setbacks
  return (
    setbacks.front === front &&
    setbacks.rear === rear &&
    setbacks.side === side &&
    setbacks.sideStreet === sideStreet
  )
}
