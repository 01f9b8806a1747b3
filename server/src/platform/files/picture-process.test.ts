import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { createPictureProcess } from './picture-process.ts'

const DROP_RIGHTS = new URL('drop-rights.ts', import.meta.url).href
const NOBODY = 65_534

/** Job that copies its input and reports its user. */
const JOB = `
  import { readFileSync, writeSync } from 'node:fs'
  import { dropRights } from '${DROP_RIGHTS}'
  dropRights()
  writeSync(3, readFileSync(0))
  const { uid, gid, groups } = { uid: process.getuid(), gid: process.getgid(), groups: process.getgroups() }
  process.stdout.write(JSON.stringify({ uid, gid, groups }))
`
const Made = z.object({ uid: z.number(), gid: z.number(), groups: z.array(z.number()) })

test("pictures are decoded as nobody, also in a folder that is root's alone", async () => {
  await using folder = temporaryFolder()
  const [job, source, copy] = ['job.ts', 'source', 'copy'].map((name) => join(folder.path, name)) as [
    string,
    string,
    string,
  ]
  await writeFile(job, JOB)
  await writeFile(source, 'a picture')
  await chmod(folder.path, 0o700)
  const pictures = createPictureProcess({ job: pathToFileURL(job), made: Made, timeoutMs: 60_000 })

  const { uid, gid, groups } = await pictures.run('sam', { source, outputs: [copy] })

  const isRoot = process.getuid?.() === 0
  expect(uid).toBe(isRoot ? NOBODY : process.getuid?.())
  if (isRoot) expect([gid, groups.filter((group) => group !== NOBODY)]).toEqual([NOBODY, []])
  expect(await readFile(copy, 'utf8')).toBe('a picture')
})
