import { PICTURE_TOO_LARGE } from '@dream/contract/rules/chat/files'
import { z } from 'zod'
import { createPictureProcess } from '#platform/files/picture-process.ts'

const JOB = new URL('picture-job.ts', import.meta.url)
const TIMEOUT_MS = 20_000

const Made = z.object({ width: z.int().positive(), height: z.int().positive(), placeholder: z.string() })
/** Size of an upright picture, and its placeholder as a data URL. */
export type Made = z.infer<typeof Made>

/**
 * Square crop, in fractions of the upright picture's width and height: its corner, and its side as a fraction of the shorter one.
 */
export type Crop = { x: number; y: number; size: number }
type Paths = {
  source: string
  full: string
  preview: string
  /** Crop instead of the whole picture, as for a broker's photo. */
  crop?: Crop
}

/** Encodes uploaded pictures for storage, one at a time. */
export type PictureMaker = ReturnType<typeof createPictureMaker>

export function createPictureMaker() {
  const pictures = createPictureProcess({ job: JOB, made: Made, timeoutMs: TIMEOUT_MS, wordsFor })
  return {
    /** Writes both copies; throws a problem when the file is not a decodable picture. */
    make: (userId: string, { source, full, preview, crop }: Paths): Promise<Made> =>
      pictures.run(userId, {
        source,
        outputs: [full, preview],
        args: crop ? [crop.x, crop.y, crop.size].map(String) : [],
      }),
  }
}

const wordsFor = (complaint: string) => (/pixel limit/i.test(complaint) ? PICTURE_TOO_LARGE : undefined)
