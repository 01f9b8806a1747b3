import { z } from 'zod'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { IdInput } from '../id-input.ts'

/** A picture or file of a conversation. Its URLs answer only the two people, with their session. */
export const MessageFile = z.object({
  id: z.uuid(),
  /** Which type of message carries it. */
  kind: z.enum(['image', 'file']),
  /** As the sender's device called it, without what no file name should have. */
  name: z.string(),
  /** Of what is served: pictures are stored as WebP, whatever they came as. HEIC is taken no more; what was sent before still opens. */
  mime: z.enum(['image/webp', 'image/heic', 'application/pdf']),
  bytes: z.int().nonnegative(),
  /** Of a picture, in pixels, upright; null of other files. */
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
  /** A picture of a few pixels as a data URL, to show until the real one is there. */
  placeholder: z.string().nullable(),
  url: z.string(),
  /** A small copy of a picture. */
  previewUrl: z.string().nullable(),
})
export type MessageFile = z.infer<typeof MessageFile>

export const fileEndpoints = {
  'POST /api/conversations/:id/files': {
    summary: 'Upload one picture or file, as the part `file` of a form; with the same clientId twice is once',
    audience: 'session',
    status: 201,
    params: z.object({ id: IdInput }),
    /** Made by the device: the id of the upload, which may be that of the message that will carry it. */
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
