/** Sets of ordinals in the layout of PostgreSQL's `set_bit`: bit n is bit n % 8 of byte n / 8, the lowest first. */
export type Bitmap = Uint8Array

/** Padded to a multiple of four bytes, so that it can be read word by word. */
export const emptyBitmap = (size: number): Bitmap => new Uint8Array(((size + 31) >> 5) * 4)

export const asInt32Words = (bitmap: Bitmap): Int32Array =>
  new Int32Array(bitmap.buffer, bitmap.byteOffset, bitmap.length >> 2)

export const hasBit = (bitmap: Bitmap, at: number): boolean =>
  (((bitmap[at >> 3] ?? 0) >> (at & 7)) & 1) === 1

export function setBit(bitmap: Bitmap, at: number): void {
  const byte = bitmap[at >> 3]
  if (byte !== undefined) bitmap[at >> 3] = byte | (1 << (at & 7))
}

export const PAGE_BITS = 4096

/** Joins pages to one bitmap; missing pages are empty. `bytes` has the pages one behind the other. */
export function joinPages(pages: readonly number[], bytes: Uint8Array): Bitmap {
  const pageBytes = PAGE_BITS / 8
  const joined = new Uint8Array((Math.max(-1, ...pages) + 1) * pageBytes)
  pages.forEach((page, at) =>
    joined.set(bytes.subarray(at * pageBytes, (at + 1) * pageBytes), page * pageBytes),
  )
  return joined
}

/** Visits each set bit, in no particular order. */
export function onesOf(bitmap: Bitmap, visit: (at: number) => void): void {
  asInt32Words(bitmap).forEach((word, at) => {
    for (let rest = word; rest !== 0; rest &= rest - 1) visit(at * 32 + (31 - Math.clz32(rest & -rest)))
  })
}
