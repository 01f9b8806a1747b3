import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Person } from '../people/people.ts'

type PhotoOptions = { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' }

/** Picture as from a camera: rotated by metadata, with a location in it. */
export function aPhoto({ width = 900, height = 600, format = 'jpeg' }: PhotoOptions = {}) {
  return sharp({ create: { width, height, channels: 3, background: '#2a7f80' } })
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '37/1 48/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()
}

export const aPdf = (bytes = 2000) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'x')])

type UploadOptions = {
  conversationId: string
  bytes: Buffer
  name?: string
  type?: string
  clientId?: string
}

/** Uploads a file as the app does. */
export async function upload(
  url: string,
  who: Pick<Person, 'headers'>,
  options: UploadOptions,
): Promise<Response> {
  const {
    conversationId,
    bytes,
    name = 'file',
    type = 'application/octet-stream',
    clientId = randomUUID(),
  } = options
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name)
  return fetch(`${url}/api/conversations/${conversationId}/files?clientId=${clientId}`, {
    method: 'POST',
    headers: { ...who.headers, origin: url },
    body: form,
  })
}

/** Form with one file, in the format of `app.inject`. */
export async function formWith(bytes: Buffer, name = 'file') {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  const sent = new Response(form)
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  }
}
