import { z } from 'zod'
import { DOCUMENT } from '../../../rules/designs/document/limits.ts'
import { DesignCategory, DesignPlan, Picture } from '../../designs/design.ts'

const NO_NULL = 'Text must not contain null characters'
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .refine((value) => !value.includes('\0'), NO_NULL)
const lines = ({ each, most }: { each: number; most: number }) =>
  z.array(text(each).min(1, 'Empty lines say nothing')).max(most, `At most ${most} lines`)
const count = (max: number) =>
  z.int('A whole number').min(0, 'Not less than 0').max(max, `At most ${max}`).nullable()
const metres = (max: number) =>
  z.number().min(1, 'At least 1 m').max(max, `At most ${max} m`).multipleOf(0.01, 'To the centimetre')
const squareMetres = z.number().min(0, 'Not less than 0').max(5000, 'At most 5,000 m²')

/** Path below /media only: a document shows nothing from another server. */
const mediaPath = z
  .string()
  .max(300)
  .regex(/^\/media\/[\w-][\w./-]*\.(avif|webp|png|jpg|svg)(#dark)?$/, 'Pictures lie below /media')
  .refine((path) => !path.includes('..'))
const SRCSET =
  /^(\/media\/[\w-][\w./-]*\.(avif|webp) \d{2,4}w)(, \/media\/[\w-][\w./-]*\.(avif|webp) \d{2,4}w)*$/

/** Picture of a document. */
export const DocumentPicture = Picture.extend({
  light: mediaPath,
  dark: mediaPath.nullable(),
  sources: z
    .array(
      z.object({
        type: z.enum(['image/avif', 'image/webp']),
        srcset: z
          .string()
          .max(2000)
          .regex(SRCSET)
          .refine((srcset) => !srcset.includes('..')),
      }),
    )
    .max(2)
    .optional(),
  placeholder: z
    .string()
    .max(3000)
    .regex(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/)
    .optional(),
})
export type DocumentPicture = z.infer<typeof DocumentPicture>

const rooms = DesignPlan.shape.rooms.element

/** Facts of a floor plan; null: not filled in yet. Its narrowest lot is the document's frontage. */
export const DocumentPlan = z.object({
  /** Range: plans of one range are variants of one another, and a deck never deals two of them in a row. */
  range: text(DOCUMENT.range).nullable(),
  storeys: z.union([z.literal(1), z.literal(2)]).nullable(),
  houseWidth: metres(60).nullable(),
  houseDepth: metres(120).nullable(),
  minLotDepth: metres(200).nullable(),
  livingAreas: count(9),
  toilets: count(12),
  study: z.boolean(),
  areas: z.object({
    ground: squareMetres,
    upper: squareMetres,
    garage: squareMetres,
    alfresco: squareMetres,
    porch: squareMetres,
  }),
  livingSide: DesignPlan.shape.livingSide,
  masterPosition: DesignPlan.shape.masterPosition,
  garageSide: DesignPlan.shape.garageSide,
  rooms: z
    .array(
      rooms.extend({
        id: text(60).min(1),
        name: text(DOCUMENT.roomName).min(1, 'Name the room'),
        width: z.int().min(300).max(60_000),
        depth: z.int().min(300).max(60_000),
        area: z.number().positive().max(2000),
        polygon: z
          .array(z.tuple([z.int(), z.int()]))
          .min(4)
          .max(200)
          .optional(),
      }),
    )
    .max(DOCUMENT.roomsMost),
})
export type DocumentPlan = z.infer<typeof DocumentPlan>

/**
 * Design as admins edit it: one whole document, valid also while facts are missing. `rules/designs/document/gaps` lists what it
 * lacks before publishing; `to-design` makes the buyers' version of it.
 */
export const DesignDocument = z.object({
  category: DesignCategory,
  title: text(DOCUMENT.title),
  /** Line shown under its name. */
  description: text(DOCUMENT.description),
  bedrooms: count(12),
  bathrooms: count(12),
  garages: count(9),
  /** Frontage of the narrowest suitable lot, metres. */
  frontage: metres(100).nullable(),
  /** Total area under roof, m². */
  totalArea: squareMetres.positive('More than 0').nullable(),
  interests: lines(DOCUMENT.interests),
  /** Without the block, which is derived from the frontage. */
  lookingFor: lines(DOCUMENT.lookingFor),
  features: lines(DOCUMENT.features),
  /** Tags that cannot be derived from the facts: `room:study`, `kitchen:island`. */
  tags: z
    .array(
      z
        .string()
        .max(60)
        .regex(/^[a-z][a-z-]*:[A-Za-z0-9][A-Za-z0-9-]*$/, 'Write tags like room:study'),
    )
    .max(DOCUMENT.tagsMost),
  /** Card pictures, one a storey, ground first: of a floor plan its drawing, else a photograph. */
  pictures: z.array(DocumentPicture).max(DOCUMENT.picturesMost),
  /** Zoomable drawings, one a storey. */
  drawings: z.array(DocumentPicture).max(2),
  /** Further views of the whole house. */
  views: z.array(DocumentPicture).max(DOCUMENT.viewsMost),
  /** Floor plan facts; null for any other category. */
  plan: DocumentPlan.nullable(),
  /** Key of a room that the catalogue shows in several styles; not editable. */
  sameRoom: z.string().max(60).optional(),
})
export type DesignDocument = z.infer<typeof DesignDocument>
