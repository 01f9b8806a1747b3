/** Rounded down, never more than there are. */
export const designCountText = (count: number) => `${Math.floor(count / 100) * 100}+ Designs`
