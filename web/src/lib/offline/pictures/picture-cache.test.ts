import { expect, test } from 'vitest'
import { fakeCaches, fakeFiles } from '#testing/fake-caches.ts'
import { answerPicture, forgetPictures } from './picture-cache.ts'

const PICTURE = '/media/plans/wattle/card-ground.17ac178c.avif'
const DARK = '/media/plans/wattle/card-ground-dark.194779a6.avif'
const noNetwork = () => {
  throw new TypeError('network down')
}

/** Requests a picture and waits for the work after the answer. */
async function ask(path: string) {
  const works: Promise<unknown>[] = []
  const answer = await answerPicture(new Request(`http://localhost${path}`), (work) => works.push(work))
  await Promise.all(works)
  return answer
}

test('a shown picture is cached, and shown again without the network', async () => {
  const cached = fakeCaches()
  fakeFiles({ [PICTURE]: 'a plan' })
  await ask(PICTURE)
  const { asked } = fakeFiles({})

  expect(await (await ask(PICTURE)).text()).toBe('a plan')

  expect(asked).toEqual([])
  expect(cached.paths('dream-pictures')).toEqual([PICTURE])
})

test('a missing picture is not cached', async () => {
  const cached = fakeCaches()
  fakeFiles({})

  expect((await ask(PICTURE)).status).toBe(404)

  expect(cached.paths('dream-pictures')).toEqual([])
})

test('without a network the light drawing replaces the dark one', async () => {
  fakeCaches()
  fakeFiles({ [PICTURE]: 'a plan' })
  await ask(PICTURE)
  fakeFiles({ [DARK]: noNetwork })

  expect(await (await ask(DARK)).text()).toBe('a plan')
})

test('without a network and without any variant there is no picture', async () => {
  fakeCaches()
  fakeFiles({ [PICTURE]: noNetwork })

  await expect(ask(PICTURE)).rejects.toThrow('network down')
})

test('a picture that is loading when the person logs out is not cached', async () => {
  const cached = fakeCaches()
  const { promise, resolve } = Promise.withResolvers<Blob>()
  const slow = new Response('a plan')
  Object.defineProperty(slow, 'clone', { value: () => ({ blob: () => promise, status: 200 }) })
  fakeFiles({ [PICTURE]: () => slow })
  const asking = ask(PICTURE)
  await new Promise((wait) => setTimeout(wait, 10))

  await forgetPictures()
  resolve(new Blob(['a plan']))
  await asking

  expect(cached.paths('dream-pictures')).toEqual([])
})
