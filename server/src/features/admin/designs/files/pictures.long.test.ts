import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { UploadedPicture } from '@dream/contract/api/admin/catalogue/designs'
import { Picture } from '@dream/contract/api/designs/design'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDraft } from '#testing/designs/drafts.ts'
import { refusalIn } from '#testing/apps/file-server.ts'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { aPdf, aPhoto } from '#testing/apps/uploads.ts'
import { anAdmin, type Person } from '#testing/people/people.ts'
import { chooseFileStore } from '#platform/files/choose-file-store.ts'
import { removeUnusedPictures } from './remove-unused.ts'

const folder = temporaryFolder()
let server: Awaited<ReturnType<typeof startListeningApp>>
let editor: Person
beforeAll(async () => {
  server = await startListeningApp({ settings: { DATA_DIR: folder.path } })
  editor = await anAdmin(server.database, { adminRole: 'editor' })
})
afterAll(async () => {
  await server.close()
  await folder[Symbol.asyncDispose]()
})

async function upload(bytes: Buffer | string, path = 'designs/files?kind=picture') {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(Buffer.from(bytes))], { type: 'image/png' }), 'photo.png')
  return fetch(`${server.url}/api/admin/${path}`, {
    method: 'POST',
    headers: { ...editor.headers, origin: server.url },
    body: form,
  })
}
const PLAN = 'designs/files?kind=plan&level=ground'
const made = async (answer: Response) => UploadedPicture.parse(await answer.json())
const open = (path: string) => fetch(server.url + path)
const bytesOf = async (path: string) => Buffer.from(await (await open(path)).arrayBuffer())
/** Lists all files below the folder of uploads. */
async function stored() {
  const entries = await readdir(join(folder.path, 'uploads'), { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
}
const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160"><rect width="120" height="160" fill="#fff"/>${inside}</svg>`

test("a photograph is stored in three widths, as AVIF and WebP, upright and without the camera's metadata", async () => {
  const { picture, drawing: none } = await made(await upload(await aPhoto({ width: 3000, height: 2000 })))

  expect(none).toBeNull()
  expect(picture).toMatchObject({ level: null, dark: null, width: 1280, height: 1920 })
  expect(picture.sources?.map(({ type, srcset }) => [type, srcset.split(', ').length])).toEqual([
    ['image/avif', 3],
    ['image/webp', 3],
  ])
  expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/)
  for (const source of (picture.sources ?? []).flatMap(({ srcset }) => srcset.split(', '))) {
    const [path = '', width = ''] = source.split(' ')
    const answer = await open(path)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.includes('SecretCamera')).toBe(false)
    expect((await sharp(bytes).metadata()).width).toBe(Number.parseInt(width, 10))
  }
})

test('a plan as an SVG is rewritten, drawn on paper in three widths, and kept for zooming', async () => {
  const answer = await upload(drawing('<path d="M0 0L10 10" stroke="#000"/><metadata>CAD</metadata>'), PLAN)

  const { picture, drawing: whole } = await made(answer)

  expect(picture).toMatchObject({ level: 'ground', width: 1280, height: 1707 })
  expect(whole).toMatchObject({ level: 'ground', width: 1280, height: 1707 })
  const kept = await open(whole?.light ?? '')
  expect(kept.headers.get('content-type')).toBe('image/svg+xml')
  expect(kept.headers.get('content-security-policy')).toContain('sandbox')
  const text = await kept.text()
  expect(text).toContain('<path d="M0 0L10 10" stroke="#000"/>')
  expect(text).not.toContain('CAD')
})

test('a logo is stored small, on paper', async () => {
  const logo = Picture.parse(
    await (await upload(await aPhoto({ width: 300, height: 200 }), 'builders/logo')).json(),
  )

  expect((await sharp(await bytesOf(logo.light)).metadata()).hasAlpha).toBe(false)
})

/** PNG of one colour and one bit a pixel: a small file, however large the picture. */
function blankPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const
    ends[0].writeUInt32BE(data.length)
    ends[1].writeUInt32BE(crc32(body))
    return Buffer.concat([ends[0], body, ends[1]])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const html = '<script>alert(document.domain)</script>'
const hostile: [string, () => Promise<Buffer | string>, string, [number, string]][] = [
  ['an SVG with a script', async () => drawing(html), PLAN, [422, 'drawing-unsafe']],
  ['an SVG that calls', async () => drawing('<g onload="alert(1)"/>'), PLAN, [422, 'drawing-unsafe']],
  [
    'an SVG with entities',
    async () => `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('&a;')}`,
    PLAN,
    [422, 'drawing-unsafe'],
  ],
  ['an SVG as a photograph', async () => drawing(''), 'designs/files?kind=picture', [415, 'file-type']],
  ['a page called photo.png', async () => `<!doctype html>${html}`, PLAN, [415, 'file-type']],
  ['a polyglot of a GIF and a script', async () => `GIF89a/*${html}*/=1`, PLAN, [415, 'file-type']],
  ['an archive', async () => 'PK\u0003\u0004', PLAN, [415, 'file-type']],
  ['nothing', async () => '', PLAN, [415, 'file-type']],
  ['a PDF', async () => aPdf(), PLAN, [415, 'file-type']],
  [
    'what only begins like a photo',
    async () => Buffer.from('ffd8ffe000104a464946', 'hex'),
    PLAN,
    [422, 'file-unreadable'],
  ],
  [
    'a picture of 200 megapixels',
    async () => blankPng(20_000, 10_000),
    'designs/files?kind=picture',
    [422, 'file-unreadable'],
  ],
  [
    'a thumbnail',
    () => aPhoto({ width: 200, height: 150 }),
    'designs/files?kind=picture',
    [422, 'file-unreadable'],
  ],
  [
    'more than 25 MB',
    async () => Buffer.concat([await aPhoto(), Buffer.alloc(25 * 1024 * 1024)]),
    PLAN,
    [413, 'file-too-large'],
  ],
]

describe('hostile files', () => {
  test.each(hostile)(
    '%s is refused, nothing is left of it, and the server is well',
    async (_, bytes, path, refusal) => {
      const before = await stored().catch(() => [])
      const rows = async () =>
        (await sql`select from catalogue_files`.execute(server.database.db)).rows.length
      const known = await rows()

      const answer = await upload(await bytes(), path)

      expect(await refusalIn(answer.clone())).toEqual(refusal)
      expect(await stored().catch(() => [])).toEqual(before)
      expect(await rows()).toBe(known)
      expect((await open('/healthz')).status).toBe(200)
    },
  )

  test('a refusal gives the reason in words', async () => {
    const words = async (bytes: Buffer | string, path = PLAN) => {
      const answer: { message: string } = JSON.parse(await (await upload(bytes, path)).text())
      return answer.message
    }

    expect(await words(drawing(html))).toContain('has a script in it')
    expect(await words(aPdf())).toContain('SVG or a PNG')
    expect(await words(drawing('<image href="#x"/>'))).toContain('photograph embedded')
  })

  test('a photograph with an HTML page appended is re-encoded: nothing of the page is left', async () => {
    const { picture } = await made(await upload(Buffer.concat([await aPhoto(), Buffer.from(html)])))

    expect((await bytesOf(picture.light)).includes('script')).toBe(false)
  })
})

test.each(['../../../etc/passwd', '480.x.webp', `480.${'0'.repeat(8)}-0000-4000-8000-000000000000.webp`])(
  'an address that was not given out has nothing: %s',
  async (name) => {
    expect((await open(`/media/uploads/${encodeURIComponent(name)}`)).status).toBe(404)
  },
)

test('uploads used by a draft stay; unused ones are removed after two days', async () => {
  const [used, unused] = [await made(await upload(await aPhoto())), await made(await upload(await aPhoto()))]
  const id = await aDraft(server.database)
  const saved = await fetch(`${server.url}/api/admin/designs/${id}`, {
    method: 'PATCH',
    headers: { ...editor.headers, origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ version: 1, changes: { pictures: [used.picture] } }),
  })
  await sql`update catalogue_files set created_at = now() - interval '3 days'`.execute(server.database.db)

  const fileStore = chooseFileStore({ s3Url: null, dataDir: folder.path })
  await removeUnusedPictures({ database: server.database, fileStore })

  expect(saved.status).toBe(200)
  expect((await open(used.picture.light)).status).toBe(200)
  expect((await open(unused.picture.light)).status).toBe(404)
})
