/** Header of an MP4 file. */
export interface Mp4 {
  seconds: number
  width: number
  height: number
  /** Whether the index (moov) precedes the media data, so that a player can start at once. */
  startsFast: boolean
}

interface Atom {
  name: string
  body: DataView
}

function atomsIn(view: DataView): Atom[] {
  const atoms: Atom[] = []
  for (let at = 0; at + 8 <= view.byteLength;) {
    const size = view.getUint32(at)
    const name = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)))
    const length = size === 0 ? view.byteLength - at : size
    if (length < 8 || at + length > view.byteLength) throw new Error(`The ${name} of the video is cut off.`)
    atoms.push({ name, body: new DataView(view.buffer, view.byteOffset + at + 8, length - 8) })
    at += length
  }
  return atoms
}

function find(view: DataView, ...path: readonly string[]): DataView {
  const [name, ...rest] = path
  const found = atomsIn(view).find((atom) => atom.name === name)
  if (!found) throw new Error(`The video has no ${name}.`)
  return rest.length > 0 ? find(found.body, ...rest) : found.body
}

/** Reads an MP4 header; supports only the 32-bit fields that short videos have. */
export function readMp4(data: Uint8Array): Mp4 {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const order = atomsIn(view).map(({ name }) => name)
  const head = find(view, 'moov', 'mvhd')
  const tracks = atomsIn(find(view, 'moov')).filter(({ name }) => name === 'trak')
  const sizes = tracks.map(({ body }) => {
    const track = find(body, 'tkhd')
    return { width: track.getUint32(76) / 65_536, height: track.getUint32(80) / 65_536 }
  })
  return {
    seconds: head.getUint32(16) / head.getUint32(12),
    width: Math.max(0, ...sizes.map(({ width }) => width)),
    height: Math.max(0, ...sizes.map(({ height }) => height)),
    startsFast: order.indexOf('moov') < order.indexOf('mdat'),
  }
}
