import { expect, it } from 'vitest'
import { createMaker } from './make-once.ts'

it('makes a thing once for the same source, and one at a time', async () => {
  const made = createMaker<string>(3)
  const log: string[] = []
  const make = (name: string) => async () => {
    log.push(`${name} begins`)
    await new Promise((done) => setTimeout(done, 5))
    log.push(`${name} ends`)
    return name
  }

  const all = [made({ id: 1 }, make('one')), made({ id: 2 }, make('two')), made({ id: 1 }, make('again'))]

  expect(await Promise.all(all)).toEqual(['one', 'two', 'one'])
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

it('keeps the newest', async () => {
  const made = createMaker<string>(2)
  for (const id of [1, 2, 3]) await made(id, async () => `first ${id}`)

  expect(await made(3, async () => 'second 3')).toBe('first 3')
  expect(await made(1, async () => 'second 1')).toBe('second 1')
})

it('retries a failed one, and is not blocked by it', async () => {
  const made = createMaker<string>(2)
  const failed = made(1, () => Promise.reject(new Error('No file')))
  const next = made(2, async () => 'two')

  await expect(failed).rejects.toThrow('No file')
  expect(await next).toBe('two')
  expect(await made(1, async () => 'one')).toBe('one')
})
