/** Number of designs in a collection, in words. */
export const countText = (count: number): string =>
  count === 0 ? 'Empty' : count === 1 ? '1 design' : `${count} designs`
