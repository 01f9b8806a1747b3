import { z } from 'zod'
import { DESIGN_CATEGORIES } from '../../rules/designs/categories.ts'

/** The kinds of design a buyer swipes; see `rules/designs/categories`. */
export const DesignCategory = z.enum(DESIGN_CATEGORIES)
export type DesignCategory = z.infer<typeof DesignCategory>

/** One drawing or render of a design; `width` and `height` are the file's pixels, of the largest when it has `sources`. `dark` is null for photographs. */
export const Picture = z.object({
  /** Storey it shows: 'ground' or 'upper'; null when the design has no storeys. */
  level: z.enum(['ground', 'upper']).nullable(),
  /** Path below the site's root of the light drawing, e.g. /media/plans/wattle/card-ground.3f2a.avif */
  light: z.string(),
  dark: z.string().nullable(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** The same picture in other formats and widths, best format first, as a `source` element takes them. */
  sources: z.array(z.object({ type: z.enum(['image/avif', 'image/webp']), srcset: z.string() })).optional(),
  /** A few pixels of it as a data URL, to stand in its place until it is there. */
  placeholder: z.string().optional(),
  /** What stays in view where it is cut, in per cent from its left and top; its middle unless said. */
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

/** A room as drawn: clear outline in millimetres, origin at the house's front left, y towards the rear. */
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

/** What a floor plan says beside the facts on its card. All of it is derived from the geometry. Lengths in metres, areas in m². */
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

/** A plan as a design has it. What was not drawn by the catalogue may lack what only a drawing tells; null: nobody has said. */
export const DesignPlan = PlanFacts.extend({
  livingAreas: PlanFacts.shape.livingAreas.nullable(),
  toilets: PlanFacts.shape.toilets.nullable(),
  livingSide: Side.nullable(),
  masterPosition: PlanFacts.shape.masterPosition.nullable(),
  garageSide: PlanFacts.shape.garageSide.nullable(),
  rooms: z.array(PlanRoom.partial({ polygon: true })),
})
export type DesignPlan = z.infer<typeof DesignPlan>

/** Whose design it is. The licence is read beside what is advertised, as the states ask for it. */
export const DesignBuilder = z.object({
  name: z.string(),
  licence: z.string().optional(),
  /** Path of its logo. */
  logo: z.string().optional(),
})
export type DesignBuilder = z.infer<typeof DesignBuilder>

/** A design of the catalogue. Facts that a category does not have are null. */
export const Design = z.object({
  id: z.uuid(),
  slug: z.string(),
  category: DesignCategory,
  title: z.string(),
  description: z.string(),
  /** The first picture's light drawing. */
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
  /** Narrowest lot it suits, metres. */
  frontage: z.number().nullable(),
  /** Whole area under roof, m². */
  totalArea: z.number().nullable(),
  interests: z.array(z.string()),
  lookingFor: z.array(z.string()),
  features: z.array(z.string()),
  /** Machine tags for matching, kebab-case with a prefix: 'storeys:2', 'living:rear', 'room:study', 'style:japandi'. */
  tags: z.array(z.string()),
  plan: DesignPlan.nullable(),
  /** Designs with the same word here show one room in several styles, from the same place. */
  sameRoom: z.string().optional(),
  /** Not stored with the design, but beside it; a design of the house catalogue has none. */
  builder: DesignBuilder.optional(),
})
export type Design = z.infer<typeof Design>
/** A design as it may have been stored: it lacks what was added since. */
export type EarlierDesign = z.input<typeof Design>

/** A room as the details list it: its outline is for the drawing alone. */
export const CardRoom = PlanRoom.omit({ polygon: true })
export type CardRoom = z.infer<typeof CardRoom>

/** A design as it is dealt, listed and opened. Whatever no screen shows of it is left out: it is read with each swipe. */
export const CardDesign = Design.extend({
  plan: DesignPlan.extend({
    rooms: z.array(CardRoom),
    /** The middle of where each storey is lived in, metres from the house's front; null for a storey that is not there. */
    livedAt: z.object({ ground: z.number().nullable(), upper: z.number().nullable() }).optional(),
  }).nullable(),
})
export type CardDesign = z.infer<typeof CardDesign>
export type CardPlan = NonNullable<CardDesign['plan']>

/** A design that the catalogue has drawn: all of its plan is known. */
export const DrawnDesign = Design.extend({ plan: PlanFacts.nullable() })
export type DrawnDesign = z.infer<typeof DrawnDesign>

/** The catalogue's file of designs, `catalogue/library/designs.json`. `seed` remakes a plan byte for byte. */
export const CatalogueFile = z.object({
  version: z.int().positive(),
  designs: z.array(DrawnDesign),
})
export type CatalogueFile = z.infer<typeof CatalogueFile>
