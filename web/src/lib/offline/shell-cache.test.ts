import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches, fakeFiles } from '#testing/fake-caches.ts'
import { answerFromShell, dropOtherShells, fillShell, type Shell } from './shell-cache.ts'

const SHELL: Shell = {
  buildId: 'b2',
  page: '/explore',
  files: ['/assets/app-1.js', '/assets/react-2.js', '/assets/style-3.css', '/theme.js'].map((url) => ({
    url,
  })),
}
const PAGE = '<script id="settings">{"buildId":"b2","brokerageName":"Brokers"}</script>'
const FILES = {
  '/explore': PAGE,
  '/assets/app-1.js': 'app',
  '/assets/react-2.js': 'react',
  '/assets/style-3.css': 'style',
  '/theme.js': 'theme',
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Fills the cache with a build, with all its retries. */
async function filled(): Promise<'cached' | 'failed'> {
  const outcome = fillShell(SHELL).then(
    () => 'cached' as const,
    () => 'failed' as const,
  )
  await vi.runAllTimersAsync()
  return outcome
}
const later = (work: Promise<unknown>) => void work.catch(() => undefined)

test('all files of a build are cached', async () => {
  const cached = fakeCaches()
  fakeFiles(FILES)

  await fillShell(SHELL)

  expect(cached.paths('dream-shell-b2').toSorted()).toEqual(Object.keys(FILES).toSorted())
})

test.each([
  ['the page is of another build', { ...FILES, '/explore': PAGE.replace('b2', 'b1') }],
  ['a file is not there', { ...FILES, '/theme.js': () => new Response(null, { status: 404 }) }],
  ['the network ends', { ...FILES, '/assets/style-3.css': () => Response.error() }],
])('nothing of a build is cached when %s', async (_, files) => {
  const cached = fakeCaches()
  fakeFiles(files)

  expect(await filled()).toBe('failed')

  expect(cached.names()).toEqual([])
})

test('a build is cached while one of two servers still has another', async () => {
  const cached = fakeCaches()
  let asked = 0
  const everySecond = (text: string, other: () => Response) => () =>
    (asked += 1) % 2 === 0 ? new Response(text) : other()
  const missing = () => new Response(null, { status: 404 })
  const files = Object.entries(FILES).map(([path, text]) => [path, everySecond(text, missing)] as const)
  fakeFiles({
    ...Object.fromEntries(files),
    '/explore': everySecond(PAGE, () => new Response(PAGE.replace('b2', 'b1'))),
  })

  expect(await filled()).toBe('cached')

  expect(cached.paths('dream-shell-b2')).toHaveLength(5)
})

test('without a network nothing is retried', async () => {
  fakeCaches()
  vi.stubGlobal('navigator', { onLine: false })
  const { asked } = fakeFiles({})

  expect(await filled()).toBe('failed')

  expect(asked).toHaveLength(1)
})

test('a cached build stays when it cannot be fetched again', async () => {
  const cached = fakeCaches()
  fakeFiles(FILES)
  await fillShell(SHELL)

  fakeFiles({})
  expect(await filled()).toBe('failed')

  expect(cached.paths('dream-shell-b2')).toHaveLength(5)
})

test('a cached file never asks the network', async () => {
  fakeCaches()
  fakeFiles(FILES)
  await fillShell(SHELL)
  const { asked } = fakeFiles({})

  const answer = await answerFromShell(SHELL, new Request('http://localhost/theme.js'), later)

  expect(await answer.text()).toBe('theme')
  expect(asked).toEqual([])
})

test('a file that the browser evicted comes from the network, and the build is cached again', async () => {
  const cached = fakeCaches()
  fakeFiles(FILES)

  const answer = await answerFromShell(SHELL, new Request('http://localhost/theme.js'), later)

  expect(await answer.text()).toBe('theme')
  await expect.poll(() => cached.paths('dream-shell-b2').length).toBe(5)
})

test('other builds are deleted, other caches are left alone', async () => {
  const cached = fakeCaches()
  for (const name of ['dream-shell-b1', 'dream-shell-b2', 'dream-pictures', 'somebody-else'])
    await caches.open(name)

  await dropOtherShells(SHELL)

  expect(cached.names()).toEqual(['dream-shell-b2', 'dream-pictures', 'somebody-else'])
})
