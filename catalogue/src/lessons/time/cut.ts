import type { View } from '../lesson.ts'

/** Whether the camera cannot move between two views: they show another house, or its front instead of its plan. */
export const isCut = (a: View, b: View) =>
  a.house !== b.house || (a.level === 'street') !== (b.level === 'street')
