import { z } from 'zod'

/**
 * Body of a PATCH: the version that the editor saw, and only the changed fields. A version that is no longer the newest is
 * answered `stale-edit`, with the current document.
 */
export const editOf = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  z.object({
    version: z.int().positive(),
    changes: fields.partial().refine((changes) => Object.keys(changes).length > 0, 'Nothing was changed'),
  })
