import { FILE } from '@dream/contract/rules/chat/files'

/** A picture as it goes, and how large it is, upright, in pixels. */
export type TakenPicture = { file: File; width?: number; height?: number }

/** A picture that is no larger than this, in bytes and in pixels, goes as it is. */
const SMALL_BYTES = 1024 * 1024
const QUALITY = 0.88

/**
 * A picture as small as the server keeps it anyway, so that a slow line sends it within seconds and a camera of 64 megapixels is no
 * obstacle. It goes as it is where this browser cannot open it, or makes nothing smaller of it.
 */
export async function shrinkPicture(file: File): Promise<TakenPicture> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const { naturalWidth, naturalHeight } = image
    const whole = { file, width: naturalWidth, height: naturalHeight }
    const scale = Math.min(1, FILE.maxSide / Math.max(naturalWidth, naturalHeight))
    if (scale === 1 && file.size <= SMALL_BYTES) return whole
    const size = { width: Math.round(naturalWidth * scale), height: Math.round(naturalHeight * scale) }
    const blob = await drawn(image, size, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp')
    if (!blob || blob.size >= file.size) return whole
    return { file: new File([blob], file.name, { type: blob.type }), ...size }
  } catch {
    return { file }
  } finally {
    URL.revokeObjectURL(url)
  }
}

function drawn(image: HTMLImageElement, { width, height }: { width: number; height: number }, type: string) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')
  if (pen) pen.imageSmoothingQuality = 'high'
  pen?.drawImage(image, 0, 0, width, height)
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
}
