import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { isDealt } from '#rooms/dealt.ts'
import { digest, FORMATS, type Manifest, type RoomRender, readManifest } from '#rooms/manifest.ts'
import { designOf } from '#rooms/room-hashes.ts'
import { shownRooms } from '#rooms/same-rooms.ts'
import { workList } from '#rooms/work-list.ts'
import type { Check } from './check.ts'

const MAX_MEGABYTES = 18.5

/** Check of the rendered rooms: the manifest, their designs, and its files. */
export const roomRenders: Check = async (library) => {
  const folder = join(library, 'rooms')
  const manifest = readManifest(folder)
  const found = existsSync(folder) ? await readdir(folder, { recursive: true }) : []
  const files = found.filter((path) => /\/\d+\.\w+\.\w+$/.test(path))
  const named = Object.entries(manifest).flatMap(([slug, render]) =>
    Object.keys(render.files).map((name) => join(slug, name)),
  )
  const known = new Set(named)
  const checked = await Promise.all(
    Object.entries(manifest).map(([slug, render]) => renderProblems(slug, render, folder)),
  )
  const waiting = workList(manifest).filter(({ room }) => isDealt(room.slug))
  const bytes = checked.reduce((sum, each) => sum + each.bytes, 0)
  return {
    problems: [
      ...designProblems(manifest),
      ...checked.flatMap((each) => each.problems),
      ...files.filter((path) => !known.has(path)).map((path) => `rooms/${path} belongs to no room`),
      ...(bytes / 1e6 > MAX_MEGABYTES ? [`the rooms take ${(bytes / 1e6).toFixed(1)} MB`] : []),
    ],
    summary: `${checked.length} rooms (${waiting.length} of those that are dealt wait to be rendered again), ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`,
  }
}

/** Problems of renders: each must belong to a listed room and match the room's text; its scene may be an older one. */
export function designProblems(manifest: Manifest): string[] {
  const rooms = new Map(shownRooms(manifest).map((room) => [room.slug, room]))
  return Object.entries(manifest).flatMap(([slug, render]) => {
    const room = rooms.get(slug)
    if (!room) return [`rooms/${slug} is rendered, but no longer in the list`]
    return designOf(room) === render.design
      ? []
      : [`rooms/${slug} shows another design than its words tell of`]
  })
}

async function renderProblems(slug: string, render: RoomRender, folder: string) {
  const problems: string[] = []
  let bytes = 0
  for (const [name, hash] of Object.entries(render.files)) {
    const path = join(folder, slug, name)
    if (!existsSync(path)) {
      problems.push(`rooms/${slug}/${name} is missing`)
      continue
    }
    const data = await readFile(path)
    bytes += data.length
    const { width } = await sharp(data).metadata()
    if (digest(data) !== hash) problems.push(`rooms/${slug}/${name} is not the file that was rendered`)
    if (!name.startsWith(`${width}.`)) problems.push(`rooms/${slug}/${name} is ${width} wide`)
  }
  const names = Object.keys(render.files).map((name) => name.replace(/\.\w+\./, '.'))
  const wanted = FORMATS.flatMap(({ kind, widths }) => widths.map((width) => `${width}.${kind}`))
  for (const name of wanted.filter((each) => !names.includes(each)))
    problems.push(`rooms/${slug} has no ${name}`)
  return { problems, bytes }
}
