import { SHARED_BYTES_MAX, SHARED_FOR_MS } from '@dream/contract/rules/chat/sharing'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '#testing/fake-caches.ts'
import { noteShareOwner } from './share-owner.ts'
import { answerShare } from './shared-cache.ts'
import { OWNER_CACHE, SHARED_CACHE } from './names.ts'
import { takeShared } from './take-shared.ts'

afterEach(() => void vi.useRealTimers())

type Sent = { title?: string; text?: string; url?: string; files?: File[] }

const SAM = 'sam'

/** Shares content from another app while Sam is signed in; resolves with the path that follows. */
async function share({ files = [], ...fields }: Sent): Promise<string> {
  await noteShareOwner(SAM)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const file of files) form.append('files', file)
  const request = new Request('https://dream.example.com/shared', { method: 'POST', body: form })
  const answer = await answerShare(request)
  expect(answer.status).toBe(303)
  return (answer.headers.get('location') ?? '').replace('https://dream.example.com', '')
}

const plan = (name = 'our block.png', content = 'a picture') =>
  new File([content], name, { type: 'image/png' })

test('a picture shared by another app is ready for the chat, once', async () => {
  fakeCaches()

  expect(await share({ text: 'Could this work?', files: [plan()] })).toBe('/chat?open=1&shared=1')

  const shared = await takeShared(SAM)
  expect(shared?.text).toBe('Could this work?')
  expect(shared?.files.map(({ name, type, size }) => ({ name, type, size }))).toEqual([
    { name: 'our block.png', type: 'image/png', size: 9 },
  ])
  expect(await takeShared(SAM)).toBeNull()
})

test.each([
  [{ title: 'Wattle', text: '', url: 'https://example.com/wattle' }, 'Wattle\nhttps://example.com/wattle'],
  [
    { title: 'Wattle', text: 'Wattle https://example.com/wattle', url: '' },
    'Wattle https://example.com/wattle',
  ],
  [{ title: '', text: 'Same', url: 'Same' }, 'Same'],
])('title, text and URL are joined without duplicates: %o', async (sent, text) => {
  fakeCaches()

  await share(sent)

  expect(await takeShared(SAM)).toMatchObject({ text, files: [] })
})

test('later shared content replaces what nobody took', async () => {
  fakeCaches()
  await share({ text: 'First', files: [plan('one.png'), plan('two.png')] })

  await share({ files: [plan('three.png')] })

  const shared = await takeShared(SAM)
  expect(shared?.text).toBeUndefined()
  expect(shared?.files.map(({ name }) => name)).toEqual(['three.png'])
})

test('content older than five minutes is no longer offered', async () => {
  const cached = fakeCaches()
  vi.useFakeTimers({ toFake: ['Date'] })
  await share({ text: 'Long ago' })

  vi.setSystemTime(Date.now() + SHARED_FOR_MS)

  expect(await takeShared(SAM)).toBeNull()
  expect(cached.names()).not.toContain(SHARED_CACHE)
})

test('the chat gets null when there is nothing to take', async () => {
  fakeCaches()

  expect(await share({ title: ' ' })).toBe('/chat?open=1&shared=0')

  expect(await takeShared(SAM)).toBeNull()
})

test('shared content of one person is not offered to the next', async () => {
  const cached = fakeCaches()
  await share({ text: 'For my broker' })

  expect(await takeShared('kim')).toBeNull()
  expect(cached.names()).not.toContain(SHARED_CACHE)
})

test('content that nobody took within five minutes is deleted at the next start', async () => {
  const cached = fakeCaches()
  vi.useFakeTimers({ toFake: ['Date'] })
  await share({ text: 'Long ago' })

  await noteShareOwner(SAM)
  expect(cached.names()).toContain(SHARED_CACHE)
  vi.setSystemTime(Date.now() + SHARED_FOR_MS)
  await noteShareOwner(SAM)

  expect(cached.names()).not.toContain(SHARED_CACHE)
})

test('nothing is saved while nobody is signed in', async () => {
  fakeCaches()
  await share({ text: 'Mine' })
  await takeShared(SAM)
  await caches.delete(OWNER_CACHE)
  const body = new FormData()
  body.set('text', 'For whom?')

  const answer = await answerShare(new Request('https://dream.example.com/shared', { method: 'POST', body }))

  expect(answer.headers.get('location')).toMatch(/shared=0$/)
  expect(await takeShared(SAM)).toBeNull()
})

test('files beyond the size limit are left out', async () => {
  fakeCaches()
  const large = plan('large.png')
  Object.defineProperty(large, 'size', { value: SHARED_BYTES_MAX + 1 })
  const request = {
    formData: async () => formOf([plan('small.png'), large]),
    url: 'https://dream.example.com/shared',
  }

  await noteShareOwner(SAM)
  await answerShare(request as unknown as Request)

  expect((await takeShared(SAM))?.files.map(({ name }) => name)).toEqual(['small.png'])
})

function formOf(files: File[]) {
  const form = new FormData()
  Object.defineProperty(form, 'getAll', { value: () => files })
  return form
}
