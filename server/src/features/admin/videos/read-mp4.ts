import { type FileHandle, open } from 'node:fs/promises'

/** Facts about a video that a player needs before loading it. */
export type VideoFacts = { seconds: number; width: number; height: number; hasSound: boolean }

/** Reason for refusing a video file, in words for its editor. */
export class FilmError extends Error {}

const MAX_INDEX_BYTES = 16 * 1024 * 1024
const MAX_BOXES = 200
const HOW = 'Export it as an MP4 with H.264, ready for the web ("fast start").'

type Box = { type: string; from: number; to: number }

/** Reads length and size of an MP4 from its index, which must be in front for progressive playback. */
export async function readMp4(path: string): Promise<VideoFacts> {
  const file = await open(path, 'r')
  try {
    return factsOf(await readIndex(file))
  } catch (error) {
    // Offsets outside of their box.
    throw error instanceof RangeError ? new FilmError(`This video is damaged. ${HOW}`) : error
  } finally {
    await file.close()
  }
}

/** Reads the box `moov`. */
async function readIndex(file: FileHandle): Promise<Buffer> {
  const { size } = await file.stat()
  const head = Buffer.alloc(16)
  let at = 0
  for (let count = 0; at < size && count < MAX_BOXES; count += 1) {
    await file.read(head, 0, 16, at)
    const type = head.toString('latin1', 4, 8)
    const small = head.readUInt32BE(0)
    const bytes = small === 1 ? Number(head.readBigUInt64BE(8)) : small === 0 ? size - at : small
    if (count === 0 && type !== 'ftyp') throw new FilmError(`This is no MP4. ${HOW}`)
    if (type === 'mdat') throw new FilmError(`Its index stands at the end. ${HOW}`)
    if (bytes < 8 || at + bytes > size) break
    if (type === 'moov') {
      if (bytes > MAX_INDEX_BYTES) break
      const index = Buffer.alloc(bytes)
      await file.read(index, 0, bytes, at)
      return index
    }
    at += bytes
  }
  throw new FilmError(`This video is damaged. ${HOW}`)
}

function factsOf(index: Buffer): VideoFacts {
  const moov = { type: 'moov', from: small(index, 0), to: index.length }
  const header = child(index, moov, 'mvhd')
  const tracks = children(index, moov).filter(({ type }) => type === 'trak')
  const picture = tracks.find((track) => handlerOf(index, track) === 'vide')
  if (!header || !picture) throw new FilmError(`There is no picture in this video. ${HOW}`)
  if (!/^avc[13]$/.test(codecOf(index, picture)))
    throw new FilmError(`Not every phone plays this kind of video. ${HOW}`)
  return {
    seconds: secondsOf(index, header),
    ...sizeOf(index, picture),
    hasSound: tracks.some((track) => handlerOf(index, track) === 'soun'),
  }
}

/** Offset of a box's content. */
const small = (index: Buffer, at: number) => at + (index.readUInt32BE(at) === 1 ? 16 : 8)

function children(index: Buffer, { from, to }: Box): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to && boxes.length < MAX_BOXES;) {
    const first = index.readUInt32BE(at)
    const bytes = first === 1 ? Number(index.readBigUInt64BE(at + 8)) : first === 0 ? to - at : first
    if (bytes < 8 || at + bytes > to) throw new RangeError('A box ends outside of its parent')
    boxes.push({ type: index.toString('latin1', at + 4, at + 8), from: small(index, at), to: at + bytes })
    at += bytes
  }
  return boxes
}

const child = (index: Buffer, box: Box, type: string) =>
  children(index, box).find((each) => each.type === type)

function inside(index: Buffer, box: Box, ...types: readonly string[]): Box | undefined {
  let here: Box | undefined = box
  for (const type of types) here = here && child(index, here, type)
  return here
}

function handlerOf(index: Buffer, track: Box): string {
  const handler = inside(index, track, 'mdia', 'hdlr')
  return handler ? index.toString('latin1', handler.from + 8, handler.from + 12) : ''
}

/** Format of the first sample. */
function codecOf(index: Buffer, track: Box): string {
  const formats = inside(index, track, 'mdia', 'minf', 'stbl', 'stsd')
  return formats ? index.toString('latin1', formats.from + 12, formats.from + 16) : ''
}

function secondsOf(index: Buffer, { from }: Box): number {
  const isLong = index[from] === 1
  const scale = index.readUInt32BE(from + (isLong ? 20 : 12))
  const duration = isLong ? Number(index.readBigUInt64BE(from + 24)) : index.readUInt32BE(from + 16)
  if (scale === 0 || duration === 0) throw new FilmError(`This video has no length. ${HOW}`)
  return Math.round((duration / scale) * 100) / 100
}

/** Displayed size: a phone that was held upright stores landscape with a rotation. */
function sizeOf(index: Buffer, track: Box) {
  const header = child(index, track, 'tkhd')
  if (!header) throw new RangeError('A track has no header')
  const matrix = header.from + (index[header.from] === 1 ? 52 : 40)
  const [width, height] = [index.readUInt16BE(matrix + 36), index.readUInt16BE(matrix + 40)]
  const isTurned = index.readInt32BE(matrix) === 0 && index.readInt32BE(matrix + 4) !== 0
  if (width === 0 || height === 0) throw new RangeError('A track has no size')
  return isTurned ? { width: height, height: width } : { width, height }
}
