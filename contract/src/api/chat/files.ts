import { z } from 'zod'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { IdInput } from '../id-input.ts'

/** Picture or file of a conversation. Its URLs answer only its two people, with their session. */
export const MessageFile = z.object({
  id: z.uuid(),
  /** Type of message that carries it. */
  kind: z.enum(['image', 'file']),
  /** File name from the sender's device, sanitised. */
  name: z.string(),
  /**
   * Type of the served file: pictures are stored as WebP, whatever was uploaded. HEIC is no longer accepted; earlier ones still
   * open.
   */
  mime: z.enum(['image/webp', 'image/heic', 'application/pdf']),
  bytes: z.int().nonnegative(),
  /** Size of an upright picture in pixels; null for other files. */
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
  /** Placeholder of a few pixels as a data URL, until the picture has loaded. */
  placeholder: z.string().nullable(),
  url: z.string(),
  /** Thumbnail of a picture. */
  previewUrl: z.string().nullable(),
})
export type MessageFile = z.infer<typeof MessageFile>

export const fileEndpoints = {
  'POST /api/conversations/:id/files': {
    summary: 'Upload one picture or file, as the part `file` of a form; with the same clientId twice is once',
    audience: 'session',
    status: 201,
    params: z.object({ id: IdInput }),
    /** Upload id made by the device; may equal the id of the message that will carry the file. */
    query: z.object({ clientId: IdInput }),
    takesFile: true,
    answer: MessageFile,
    problems: [
      'not-found',
      'conversation-closed',
      'conversation-blocked',
      'client-id-taken',
      'rate-limited',
      'file-missing',
      'file-too-large',
      'file-type',
      'file-unreadable',
      'upload-limit',
      'storage-full',
    ],
  },
} as const satisfies Record<EndpointName, Endpoint>
