import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { LessonsFile } from '@dream/contract/api/sections/videos'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { FilmError, readMp4 } from './read-mp4.ts'

const LESSONS = fileURLToPath(new URL('../../../../../catalogue/library/lessons', import.meta.url))
const folder = temporaryFolder()
afterAll(() => folder[Symbol.asyncDispose]())

async function aLesson() {
  const { videos } = LessonsFile.parse(JSON.parse(await readFile(`${LESSONS}/lessons.json`, 'utf8')))
  const [video] = videos
  const files = await readdir(`${LESSONS}/${video?.slug}`)
  const path = `${LESSONS}/${video?.slug}/${files.find((name) => name.endsWith('.mp4'))}`
  return { video, path, bytes: await readFile(path) }
}
async function readBytes(bytes: Buffer) {
  const path = `${folder.path}/${Math.random()}.mp4`
  await writeFile(path, bytes)
  return readMp4(path)
}

test('a video of the library has the length and size that the library states', async () => {
  const { video, path } = await aLesson()

  const facts = await readMp4(path)

  expect(facts).toMatchObject({
    width: video?.width,
    height: video?.height,
    hasSound: video?.hasSound ?? false,
  })
  expect(Math.abs(facts.seconds - (video?.seconds ?? 0))).toBeLessThan(0.2)
})

test('a file that is no MP4, has its index at the end or another codec is refused with advice', async () => {
  const { bytes } = await aLesson()
  const ftyp = bytes.subarray(0, bytes.readUInt32BE(0))
  const other = Buffer.from(bytes)
  other.write('hvc1', other.indexOf('avc1', other.indexOf('stsd')), 'latin1')

  await expect(readBytes(Buffer.from('<svg onload=alert(1)>'.repeat(9)))).rejects.toThrow('This is no MP4.')
  await expect(
    readBytes(Buffer.concat([ftyp, Buffer.from([0, 0, 0, 16]), Buffer.from('mdat'), Buffer.alloc(8)])),
  ).rejects.toThrow('Its index stands at the end.')
  await expect(readBytes(other)).rejects.toThrow('Not every phone plays this kind of video.')
})

test('a truncated or corrupted file is refused or read, and never throws anything else', async () => {
  const { bytes } = await aLesson()
  const index = bytes.subarray(0, 4000)
  for (let at = 0; at < 300; at += 1) {
    const broken = Buffer.from(index)
    broken.writeUInt32BE((at * 2_654_435_761) % 4_294_967_296, (at * 37) % 3990)
    const outcome = await readBytes(broken.subarray(0, 200 + at * 12)).catch((error: unknown) => error)
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(FilmError)
  }
})
