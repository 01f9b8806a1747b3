import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { saveBuild } from './earlier-builds.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DEPLOYED = new Date('2026-11-01T10:00:00Z')
const daysLater = (days: number) => new Date(DEPLOYED.getTime() + days * DAY_MS)

async function aBuild(...names: string[]) {
  const folder = temporaryFolder()
  await mkdir(`${folder.path}/assets`)
  for (const name of names) await writeFile(`${folder.path}/assets/${name}`, `// ${name}`)
  return folder
}

describe('the files of a build', () => {
  test('are stored for seven days after its last use, and then deleted', async () => {
    await using first = await aBuild('app-11111111.js', 'react-99999999.js')
    await using second = await aBuild('app-22222222.js', 'react-99999999.js')
    await using store = temporaryFolder()
    const stored = `${store.path}/stored`
    const deploy = (build: { path: string }, now: Date) =>
      saveBuild({ assets: `${build.path}/assets`, stored }, now)

    await deploy(first, DEPLOYED)
    await deploy(second, daysLater(7))
    expect(await readdir(stored)).toEqual(['app-11111111.js', 'app-22222222.js', 'react-99999999.js'])

    await deploy(second, daysLater(7.01))
    expect(await readdir(stored)).toEqual(['app-22222222.js', 'react-99999999.js'])
  })

  test('count as used while the build is served', async () => {
    await using first = await aBuild('app-11111111.js')
    await using second = await aBuild('app-22222222.js')
    await using store = temporaryFolder()
    const deploy = (build: { path: string }, now: Date) =>
      saveBuild({ assets: `${build.path}/assets`, stored: store.path }, now)

    await deploy(first, DEPLOYED)
    await deploy(first, daysLater(30))
    await deploy(second, daysLater(31))

    expect(await readdir(store.path)).toContain('app-11111111.js')
  })
})

describe('an app that is still open after a deploy', () => {
  const store = temporaryFolder()
  let server: TestApp

  beforeAll(async () => {
    await using first = await aBuild('explore-11111111.js', 'app-99999999.js')
    await saveBuild({ assets: `${first.path}/assets`, stored: store.path })
    const second = await aBuild('explore-22222222.js', 'app-99999999.js')
    server = await startTestApp({ webFolder: second.path, earlierBuildsFolder: store.path })
    await second[Symbol.asyncDispose]()
  })
  afterAll(async () => {
    await server.close()
    await store[Symbol.asyncDispose]()
  })

  test('still finds its scripts, with the same immutable caching as those of the newest build', async () => {
    const answer = await server.app.inject('/assets/explore-11111111.js')

    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('// explore-11111111.js')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-type']).toMatch(/javascript/)
  })

  test.each([
    '/assets/explore-33333333.js',
    '/assets/',
    '/assets/..%2f..%2fpackage.json',
    '/assets/app-99999999.js.77.part',
  ])('%s is not there, and is no page', async (url) => {
    const answer = await server.app.inject({ url, headers: { accept: 'text/html' } })

    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.headers['content-type']).toMatch(/json/)
  })
})
