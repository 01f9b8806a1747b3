import { z } from 'zod'
import { CONTENT_STATUSES } from '../../../rules/admin/content/content.ts'

/** A version that was published: what is shown now is the last one. */
export const ContentVersion = z.object({
  number: z.int().positive(),
  at: z.iso.datetime(),
  /** Null for what came with the product. */
  by: z.string().nullable(),
})
export type ContentVersion = z.infer<typeof ContentVersion>

/**
 * Something that is edited as a whole document: as it is worked on (`values`), and as people see it (`published`). `version` counts
 * every change of either, and is sent back with the next one.
 */
export const contentOf = <Document extends z.ZodType>(document: Document) =>
  z.object({
    id: z.string(),
    status: z.enum(CONTENT_STATUSES),
    version: z.int().positive(),
    values: document,
    published: document.nullable(),
    hasDraft: z.boolean(),
    draftedAt: z.iso.datetime().nullable(),
    draftedBy: z.string().nullable(),
    /** What the product itself brings, where it is another one than what is published here. */
    library: document.nullable(),
    versions: z.array(ContentVersion),
  })

/** The version that was seen. */
export const SeenVersion = z.object({ version: z.int().positive() })
/** The version that was seen, and the published one that becomes the draft; null: what the product itself brings. */
export const RestoredVersion = SeenVersion.extend({ number: z.int().positive().nullable() })

/** What a bulk action did, and what it left out with the reason; the first of those by name. */
export const ContentBulkResult = z.object({
  changed: z.int().nonnegative(),
  skipped: z.int().nonnegative(),
  reasons: z.array(z.object({ id: z.string(), title: z.string(), words: z.string() })).max(20),
})
export type ContentBulkResult = z.infer<typeof ContentBulkResult>

export const contentProblems = ['not-found', 'stale-edit'] as const
