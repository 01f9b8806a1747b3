import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { fakeUploads, type FakeUpload } from '#testing/chat/fake-uploads.ts'
import { upload } from './upload.ts'

beforeEach(() => {
  vi.useFakeTimers()
  fakeApi({})
})
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const TOTAL = 9_000_000

/** Upload over a connection that a test speeds up and cuts. */
function aSlowUpload() {
  const { promise: begun, resolve: begin } = Promise.withResolvers<FakeUpload>()
  const { promise: answer, resolve: respond } = Promise.withResolvers<{ status: number; body: unknown }>()
  fakeUploads(({ upload: line }) => {
    begin(line)
    return answer
  })
  const request = { url: '/api/x', file: new Blob(['photo']), name: 'photo.jpg', onProgress: () => undefined }
  const result = upload(request).catch((error: unknown) => error)
  return { begun, result, respond: () => respond({ status: 201, body: { id: 'file' } }) }
}

it('a slow connection may take as long as it needs', async () => {
  const { begun, result, respond } = aSlowUpload()
  const line = await begun

  for (let sent = 1; sent <= 9; sent += 1) {
    line.hasSent((TOTAL * sent) / 10, TOTAL)
    await pass(40_000)
  }
  line.hasSent(TOTAL, TOTAL)
  await pass(100_000)
  respond()
  await pass(0)

  expect(await result).toEqual({ id: 'file' })
})

it('an upload without progress for 45 s is aborted', async () => {
  const { begun, result } = aSlowUpload()
  const line = await begun
  line.hasSent(TOTAL / 2, TOTAL)

  await pass(46_000)

  expect(line.isAborted()).toBe(true)
  expect(await result).toMatchObject({ status: 0 })
})

it('an upload without an answer for two minutes after the last byte is aborted', async () => {
  const { begun, result } = aSlowUpload()
  const line = await begun
  line.hasSent(TOTAL, TOTAL)

  await pass(121_000)

  expect(await result).toMatchObject({ status: 0 })
})
