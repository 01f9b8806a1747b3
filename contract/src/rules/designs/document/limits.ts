/** Max lengths of a design's texts, and max counts of its items. */
export const DOCUMENT = {
  title: 60,
  description: 160,
  range: 60,
  roomName: 40,
  interests: { each: 30, most: 8 },
  lookingFor: { each: 40, most: 6 },
  features: { each: 60, most: 24 },
  tagsMost: 60,
  picturesMost: 8,
  viewsMost: 5,
  roomsMost: 80,
} as const

/** Origin of a design: shipped with the product, entered by an admin, or imported. */
export const DESIGN_ORIGINS = ['library', 'admin', 'import'] as const
export type DesignOrigin = (typeof DESIGN_ORIGINS)[number]

/**
 * `draft`: only admins see it; `scheduled`: buyers see it from a moment on; `published`: they see it; `archived`: no longer dealt,
 * likes of it stay.
 */
export const DESIGN_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const
export type DesignStatus = (typeof DESIGN_STATUSES)[number]
