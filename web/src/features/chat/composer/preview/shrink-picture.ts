import { FILE } from '@dream/contract/rules/chat/files'

/** Picture to send, with its upright size in pixels. */
export type TakenPicture = { file: File; width?: number; height?: number }

/** Limits in bytes and pixels below which a picture is sent unchanged. */
const SMALL_BYTES = 1024 * 1024
const QUALITY = 0.88

/**
 * Shrinks a picture to the size that the server keeps anyway, so that a slow connection sends it within seconds and a camera of 64
 * megapixels is no obstacle. Returns it unchanged where this browser cannot decode it, or the result is no smaller.
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
