import { z } from 'zod'
import { CONTENT_STATUSES } from '../../../rules/admin/content/content.ts'

/** Published version; the last one is live. */
export const ContentVersion = z.object({
  number: z.int().positive(),
  at: z.iso.datetime(),
  /** Null for content that ships with the product. */
  by: z.string().nullable(),
})
export type ContentVersion = z.infer<typeof ContentVersion>

/**
 * Content that is edited as a whole document: its draft (`values`) and its published version (`published`). `version` counts every
 * change of either, and is sent back with the next one.
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
    /** Content that ships with the product, where it differs from the published one. */
    library: document.nullable(),
    versions: z.array(ContentVersion),
  })

/** Version that the editor saw. */
export const SeenVersion = z.object({ version: z.int().positive() })
/** Version that the editor saw, and the published one to restore as the draft; null: the content that ships with the product. */
export const RestoredVersion = SeenVersion.extend({ number: z.int().positive().nullable() })

/** Result of a bulk action, with the skipped items and the reason; the first of those by name. */
export const ContentBulkResult = z.object({
  changed: z.int().nonnegative(),
  skipped: z.int().nonnegative(),
  reasons: z.array(z.object({ id: z.string(), title: z.string(), words: z.string() })).max(20),
})
export type ContentBulkResult = z.infer<typeof ContentBulkResult>

export const contentProblems = ['not-found', 'stale-edit'] as const
