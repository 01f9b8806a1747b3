import { z } from 'zod'

/**
 * The body of a PATCH: the version that the editor saw, and the fields that they changed, nothing else. A version that is no longer the
 * newest is answered `stale-edit`, with the document as it is now.
 */
export const editOf = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  z.object({
    version: z.int().positive(),
    changes: fields.partial().refine((changes) => Object.keys(changes).length > 0, 'Nothing was changed'),
  })
