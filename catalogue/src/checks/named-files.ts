import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import type { Design, Picture } from '@dream/contract/api/designs/design'

import { readArchive } from '#library/archived.ts'
import { readDesigns } from '#library/library-files.ts'
import { storedAt, urlsOf } from '#library/stored-at.ts'
import type { Check } from './check.ts'

const picturesOf = ({ pictures, drawings, views }: Design): Picture[] => [...pictures, ...drawings, ...views]

/** Width and height from an AVIF file's "ispe" property. */
function avifSize(data: Buffer): [number, number] | null {
  const at = data.indexOf('ispe')
  return at < 0 ? null : [data.readUInt32BE(at + 8), data.readUInt32BE(at + 12)]
}

async function pictureProblems(picture: Picture, folder: string): Promise<string[]> {
  const problems = urlsOf(picture)
    .map(storedAt)
    .filter((path) => path.endsWith('.avif'))
    .map(async (path) => {
      const data = await readFile(join(folder, path)).catch(() => null)
      const [width, height] = (data && avifSize(data)) ?? []
      if (!data) return [`${path} is missing`]
      return width === picture.width && height === picture.height
        ? []
        : [`${path} is ${width} by ${height} pixels large, not ${picture.width} by ${picture.height}`]
    })
  return (await Promise.all(problems)).flat()
}

/** Problems of a drawing, whose name must carry the hash of its bytes. */
async function drawingProblems(path: string, folder: string): Promise<string[]> {
  const data = await readFile(join(folder, path)).catch(() => null)
  if (!data) return [`${path} is missing`]
  const digest = createHash('sha256').update(gunzipSync(data)).digest('hex').slice(0, 8)
  return path.includes(`.${digest}.`) ? [] : [`${path} is not what its name says`]
}

/** Check: every file referenced by a design exists and matches its description, and no plan's file is left over. */
export const namedFiles: Check = async (folder) => {
  const pictures = (await readDesigns(folder)).flatMap(picturesOf)
  const named = new Set(pictures.flatMap(urlsOf).map(storedAt))
  const archived = Object.values(await readArchive(folder)).flatMap(({ files }) => files)
  const lost = archived.filter((path) => !existsSync(join(folder, path)))
  const known = new Set([...named, ...archived])
  const drawings = [...named].filter((path) => path.endsWith('.svg.gz'))
  const found = await readdir(join(folder, 'plans'), { recursive: true })
  const left = found.map((path) => `plans/${path}`).filter((path) => /\.\w+$/.test(path) && !known.has(path))
  const problems = await Promise.all([
    ...pictures.map((picture) => pictureProblems(picture, folder)),
    ...drawings.map((path) => drawingProblems(path, folder)),
  ])
  return {
    problems: [
      ...problems.flat(),
      ...left.map((path) => `${path} belongs to no design`),
      ...lost.map((path) => `${path} of an archived plan is missing`),
    ],
    summary: `${named.size} files of designs, ${archived.length} of archived ones`,
  }
}
