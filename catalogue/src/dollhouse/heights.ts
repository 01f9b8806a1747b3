/** Height above the floor at which the walls are cut to show the rooms, in metres. */
export const CUT_HEIGHT_M = 1.4
/** Depth of the ground below the floor, and thickness of an upper storey's floor. */
export const PLINTH_M = 0.15
export const DECKING_M = 0.3
/** Thickness of the plate under a storey. */
export const PLATE_M = 0.16
