import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Work that runs until it is told to end. */
function someWork() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, end: () => resolve('done') }
}

test("a person's requests run up to the limit, the next ones wait, and those beyond are told to retry", async () => {
  const turns = createTurns({ each: 2, waiting: 1 })
  const started: string[] = []
  const work = someWork()
  const begin = (who: string, name: string) =>
    turns.take(who, () => {
      started.push(name)
      return work.work()
    })

  const taken = [begin('sam', 'one'), begin('sam', 'two'), begin('sam', 'three'), begin('alex', 'other')]
  const refused = await begin('sam', 'four').catch((error: unknown) => error)
  const before = [...started]
  work.end()
  await Promise.all(taken)

  expect(before).toEqual(['one', 'two', 'other'])
  expect(refused).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
  expect(started).toEqual(['one', 'two', 'other', 'three'])
})

test('a failure gives its slot to the next', async () => {
  const turns = createTurns({ each: 1, waiting: 5 })

  const failing = turns.take('sam', () => Promise.reject(new Error('No')))
  const next = turns.take('sam', async () => 'done')

  await expect(failing).rejects.toThrow('No')
  expect(await next).toBe('done')
})
