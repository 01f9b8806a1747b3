import { z } from 'zod'
import { DESIGN_CATEGORIES } from '../../rules/designs/categories.ts'

/** Kinds of design that a buyer swipes; see `rules/designs/categories`. */
export const DesignCategory = z.enum(DESIGN_CATEGORIES)
export type DesignCategory = z.infer<typeof DesignCategory>

/**
 * Drawing or render of a design; `width` and `height` are the file's pixels, of the largest when it has `sources`. `dark` is null
 * for photographs.
 */
export const Picture = z.object({
  /** Storey shown: 'ground' or 'upper'; null when the design has no storeys. */
  level: z.enum(['ground', 'upper']).nullable(),
  /** Path of the light drawing from the site's root, e.g. /media/plans/wattle/card-ground.3f2a.avif */
  light: z.string(),
  dark: z.string().nullable(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Other formats and widths of the picture, best format first, as for a `source` element. */
  sources: z.array(z.object({ type: z.enum(['image/avif', 'image/webp']), srcset: z.string() })).optional(),
  /** Placeholder of a few pixels as a data URL, until the picture has loaded. */
  placeholder: z.string().optional(),
  /** Focal point for cropping, in per cent from left and top; without it, the centre. */
  focus: z.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) }).optional(),
})
export type Picture = z.infer<typeof Picture>

/** Room kinds of the plan generator; every text about a plan is derived from these. */
export const ROOM_KINDS = [
  'entry',
  'hall',
  'landing',
  'stair',
  'living',
  'dining',
  'kitchen',
  'pantry',
  'laundry',
  'mudroom',
  'master',
  'bedroom',
  'robe',
  'ensuite',
  'bathroom',
  'wc',
  'powder',
  'media',
  'study',
  'retreat',
  'activity',
  'linen',
  'store',
  'garage',
  'porch',
  'alfresco',
  'balcony',
  'void',
  'courtyard',
] as const
export const RoomKind = z.enum(ROOM_KINDS)
export type RoomKind = z.infer<typeof RoomKind>

/** Room as drawn: clear outline in millimetres, origin at the house's front left, y towards the rear. */
export const PlanRoom = z.object({
  id: z.string(),
  name: z.string(),
  kind: RoomKind,
  level: z.enum(['ground', 'upper']),
  polygon: z.array(z.tuple([z.int(), z.int()])).min(4),
  /** Clear size in millimetres as drawn: across the block, then along it. */
  width: z.int().positive(),
  depth: z.int().positive(),
  /** Clear floor area in m², one decimal. */
  area: z.number().positive(),
})
export type PlanRoom = z.infer<typeof PlanRoom>

export const SIDES = ['front', 'rear', 'left', 'right', 'middle'] as const
const Side = z.enum(SIDES)

/** Facts of a floor plan beyond those on its card, all derived from the geometry. Lengths in metres, areas in m². */
export const PlanFacts = z.object({
  template: z.string(),
  storeys: z.union([z.literal(1), z.literal(2)]),
  houseWidth: z.number().positive(),
  houseDepth: z.number().positive(),
  minLotWidth: z.number().positive(),
  minLotDepth: z.number().positive(),
  livingAreas: z.int().nonnegative(),
  toilets: z.int().positive(),
  study: z.boolean(),
  areas: z.object({
    ground: z.number().nonnegative(),
    upper: z.number().nonnegative(),
    garage: z.number().nonnegative(),
    alfresco: z.number().nonnegative(),
    porch: z.number().nonnegative(),
  }),
  /** Total area in squares (m² / 9.29), one decimal. */
  squares: z.number().positive(),
  livingSide: Side,
  masterPosition: z.enum(['front', 'rear', 'middle', 'upper']),
  garageSide: z.enum(['left', 'right', 'none']),
  rooms: z.array(PlanRoom).min(1),
})
export type PlanFacts = z.infer<typeof PlanFacts>

/** Plan of a design. A plan that the catalogue did not draw may lack facts that only a drawing gives; null: unknown. */
export const DesignPlan = PlanFacts.extend({
  livingAreas: PlanFacts.shape.livingAreas.nullable(),
  toilets: PlanFacts.shape.toilets.nullable(),
  livingSide: Side.nullable(),
  masterPosition: PlanFacts.shape.masterPosition.nullable(),
  garageSide: PlanFacts.shape.garageSide.nullable(),
  rooms: z.array(PlanRoom.partial({ polygon: true })),
})
export type DesignPlan = z.infer<typeof DesignPlan>

/** Builder of a design. Its licence is shown beside what is advertised, as the states require. */
export const DesignBuilder = z.object({
  name: z.string(),
  licence: z.string().optional(),
  /** Path of its logo. */
  logo: z.string().optional(),
})
export type DesignBuilder = z.infer<typeof DesignBuilder>

/** Design of the catalogue. Facts that a category does not have are null. */
export const Design = z.object({
  id: z.uuid(),
  slug: z.string(),
  category: DesignCategory,
  title: z.string(),
  description: z.string(),
  /** Light drawing of the first picture. */
  imageUrl: z.string(),
  /** Card pictures, one a storey, ground first. */
  pictures: z.array(Picture).min(1),
  /** Zoomable vector drawings for the details, one a storey; empty for renders. The fragment #dark shows the dark drawing. */
  drawings: z.array(Picture),
  /** Concept renders of the whole house, such as its doll-house on a transparent ground; none for most designs. */
  views: z.array(Picture).default([]),
  bedrooms: z.int().nullable(),
  bathrooms: z.int().nullable(),
  garages: z.int().nullable(),
  /** Frontage of the narrowest suitable lot, metres. */
  frontage: z.number().nullable(),
  /** Total area under roof, m². */
  totalArea: z.number().nullable(),
  interests: z.array(z.string()),
  lookingFor: z.array(z.string()),
  features: z.array(z.string()),
  /** Machine tags for matching, kebab-case with a prefix: 'storeys:2', 'living:rear', 'room:study', 'style:japandi'. */
  tags: z.array(z.string()),
  plan: DesignPlan.nullable(),
  /** Room key: designs with the same one show one room in several styles, from the same viewpoint. */
  sameRoom: z.string().optional(),
  /** Builder, stored beside the design; absent for a design of the house catalogue. */
  builder: DesignBuilder.optional(),
})
export type Design = z.infer<typeof Design>
/** Design as stored by an earlier version: lacks fields that were added since. */
export type EarlierDesign = z.input<typeof Design>

/** Room as the details list it, without the outline, which only the drawing needs. */
export const CardRoom = PlanRoom.omit({ polygon: true })
export type CardRoom = z.infer<typeof CardRoom>

/** Design as it is dealt, listed and opened, without fields that no screen shows: it is read with each swipe. */
export const CardDesign = Design.extend({
  plan: DesignPlan.extend({
    rooms: z.array(CardRoom),
    /** Centre of the living areas on each storey, metres from the house's front; null for a storey that does not exist. */
    livedAt: z.object({ ground: z.number().nullable(), upper: z.number().nullable() }).optional(),
  }).nullable(),
})
export type CardDesign = z.infer<typeof CardDesign>
export type CardPlan = NonNullable<CardDesign['plan']>

/** Design drawn by the catalogue, with all facts of its plan. */
export const DrawnDesign = Design.extend({ plan: PlanFacts.nullable() })
export type DrawnDesign = z.infer<typeof DrawnDesign>

/** File of catalogue designs, `catalogue/library/designs.json`. `seed` regenerates a plan byte for byte. */
export const CatalogueFile = z.object({
  version: z.int().positive(),
  designs: z.array(DrawnDesign),
})
export type CatalogueFile = z.infer<typeof CatalogueFile>
