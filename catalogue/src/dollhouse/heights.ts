/** Where the walls are cut so that one sees into the rooms, metres above the floor. */
export const CUT_HEIGHT_M = 1.4
/** How far the ground lies below the floor, and how thick the floor of an upper storey is. */
export const PLINTH_M = 0.15
export const DECKING_M = 0.3
/** How thick the plate is that a storey stands on. */
export const PLATE_M = 0.16
