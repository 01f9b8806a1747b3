import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { chooseFileStore } from './choose-file-store.ts'

const folder = temporaryFolder()

/** Bucket in memory that checks the signature of every S3 request: its own day, region and service. */
const bucket = new Map<string, Buffer>()
const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/sydney\/s3\/aws4_request, ?SignedHeaders=\S+, ?Signature=[0-9a-f]{64}$/
const s3 = createServer((request, response) => void answer(request, response))
s3.listen(0, '127.0.0.1')

async function answer(request: IncomingMessage, response: ServerResponse) {
  const body = await buffer(request)
  const path = request.url?.split('?', 1)[0] ?? ''
  const found = bucket.get(path)
  if (!SIGNED.test(request.headers.authorization ?? '')) return response.writeHead(403).end()
  const query = new URL(request.url ?? '/', 'http://s3').searchParams
  if (request.method === 'POST' || query.has('partNumber'))
    return answerParts(response, { path, query, body })
  if (request.method === 'PUT') {
    bucket.set(path, body)
    return response.writeHead(200, { etag: '"x"' }).end()
  }
  if (request.method === 'DELETE') {
    bucket.delete(path)
    return response.writeHead(204).end()
  }
  const missing = '<Error><Code>NoSuchKey</Code></Error>'
  if (!found) return response.writeHead(404, { 'content-type': 'application/xml' }).end(missing)
  const [, from = '0', to = String(found.length - 1)] =
    /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const part = found.subarray(Number(from), Number(to) + 1)
  return response.writeHead(request.headers.range ? 206 : 200, { 'content-length': part.length }).end(part)
}

/** Multipart upload: begun, each part by its number, and completed at the end. */
const parts = new Map<string, Buffer[]>()
type Part = { path: string; query: URLSearchParams; body: Buffer }
function answerParts(response: ServerResponse, { path, query, body }: Part) {
  const id = query.get('uploadId')
  const xml = (name: string, words: string) =>
    response
      .writeHead(200, { 'content-type': 'application/xml', etag: '"x"' })
      .end(`<${name}>${words}</${name}>`)
  if (id === null) {
    const made = randomUUID()
    parts.set(made, [])
    return xml('InitiateMultipartUploadResult', `<UploadId>${made}</UploadId>`)
  }
  const known = parts.get(id) ?? []
  if (query.has('partNumber')) {
    known[Number(query.get('partNumber')) - 1] = body
    return response.writeHead(200, { etag: '"x"' }).end()
  }
  bucket.set(path, Buffer.concat(known))
  return xml('CompleteMultipartUploadResult', '<ETag>"x"</ETag>')
}
await new Promise((resolve) => s3.once('listening', resolve))
const { port } = s3.address() as AddressInfo

afterAll(async () => {
  s3.close()
  await folder[Symbol.asyncDispose]()
})

const stores = {
  'the disk': chooseFileStore({ s3Url: null, dataDir: join(folder.path, 'data') }),
  'a bucket': chooseFileStore({
    s3Url: `http://key:se%2Fcret@127.0.0.1:${port}/uploads?region=sydney`,
    dataDir: folder.path,
  }),
}

test.each(Object.entries(stores))(
  '%s gives back what it was given, whole and in parts, until it is removed',
  async (_, store) => {
    const key = randomUUID()
    const path = join(folder.path, randomUUID())
    await writeFile(path, 'Hello, file')

    await store.put(key, path, 'application/pdf')
    const whole = await store.open(key)
    const part = await store.open(key, { from: 7, to: 8 })
    const read = await Promise.all([whole, part].flatMap((found) => (found ? [buffer(found.stream)] : [])))
    await writeFile(path, 'Again')
    await store.put(key, path, 'application/pdf')
    const again = await store.open(key)
    const newer = again && (await buffer(again.stream))
    await store.remove(key)
    await store.remove(key)

    expect([whole?.bytes, part?.bytes]).toEqual([11, 2])
    expect(read.map(String)).toEqual(['Hello, file', 'fi'])
    expect(String(newer)).toBe('Again')
    expect(await store.open(key)).toBeNull()
  },
)

test.each(Object.entries(stores))(
  '%s stores a file that is larger than a part as a whole',
  async (_, store) => {
    const key = randomUUID()
    const path = join(folder.path, randomUUID())
    const bytes = Buffer.alloc(20 * 1024 * 1024, randomUUID())
    await writeFile(path, bytes)

    await store.put(key, path, 'application/zip')

    const found = await store.open(key)
    expect(found && bytes.equals(await buffer(found.stream))).toBe(true)
  },
)

test('a refusing bucket is a failure, not a missing file', async () => {
  const unauthorised = chooseFileStore({
    s3Url: `http://other:secret@127.0.0.1:${port}/uploads?region=sydney`,
    dataDir: folder.path,
  })

  await expect(unauthorised.open('anything')).rejects.toThrow()
})
