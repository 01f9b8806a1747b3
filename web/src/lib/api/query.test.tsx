import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { fail, fakeApi, noNetwork, noServer } from '#testing/fake-api.ts'
import { aUser } from '#testing/people.ts'
import { clearPersonal } from '#lib/personal/personal-cache.ts'
import { navigate } from '#lib/navigation/navigation.ts'
import { prefetch } from './prefetch.ts'
import { invalidate, queryClient, setApiData, useApiQuery } from './query.ts'
import { clearSession, expireSession, resetSession, setUser } from '#lib/session/session.ts'

const MAYA = aUser({ id: 'maya' })
const TOM = aUser({ id: 'tom' })
const likes = (floorPlanLikes: number) => ({ body: { floorPlanLikes, unlocked: [] } })

function Likes() {
  const { data, error, isPending } = useApiQuery('GET /api/user-progress')
  return <p>{isPending ? 'pending' : (data?.floorPlanLikes ?? error?.message)}</p>
}
const isFetching = () => queryClient.isFetching() > 0
/** Simulates a reload: clears what is in memory. */
function reload(user = MAYA) {
  dispatchEvent(new Event('pagehide'))
  queryClient.clear()
  resetSession()
  act(() => setUser(user))
}

beforeEach(async () => {
  reload()
  await clearPersonal()
})

test('shows the answer on the screen', async () => {
  fakeApi({ 'GET /api/user-progress': () => likes(3) })

  render(<Likes />)

  screen.getByText('pending')
  await screen.findByText('3')
})

test('shows the persisted answer while it refreshes', async () => {
  fakeApi({ 'GET /api/user-progress': () => likes(3) })
  const { unmount } = render(<Likes />)
  await screen.findByText('3')
  unmount()

  reload()
  let arrive = () => {}
  fakeApi({ 'GET /api/user-progress': () => new Promise((resolve) => (arrive = () => resolve(likes(4)))) })
  render(<Likes />)
  await screen.findByText('3')
  await act(async () => arrive())

  await screen.findByText('4')
})

test('shows the persisted answer without a network', async () => {
  setApiData('GET /api/user-progress', () => ({ floorPlanLikes: 9, unlocked: [] }))
  reload()
  fakeApi({ 'GET /api/user-progress': noNetwork })

  render(<Likes />)

  await screen.findByText('9')
})

test("keeps a person's change over an unexpected restart", async () => {
  setApiData('GET /api/user-progress', () => ({ floorPlanLikes: 9, unlocked: [] }))
  queryClient.clear()
  resetSession()
  act(() => setUser(MAYA))
  fakeApi({ 'GET /api/user-progress': noNetwork })

  render(<Likes />)

  await screen.findByText('9')
})

test('another person on the device never sees the answer', async () => {
  setApiData('GET /api/user-progress', () => ({ floorPlanLikes: 9, unlocked: [] }))
  reload(TOM)
  fakeApi({ 'GET /api/user-progress': noNetwork })

  render(<Likes />)

  await screen.findByText('No internet connection. Please check your network.')
})

test('persists nothing over a logout, also for the same person', async () => {
  setApiData('GET /api/user-progress', () => ({ floorPlanLikes: 9, unlocked: [] }))
  await clearSession()
  reload()
  fakeApi({ 'GET /api/user-progress': noNetwork })

  render(<Likes />)

  await screen.findByText('No internet connection. Please check your network.')
})

test('drops an answer that arrives after the session ended', async () => {
  let arrive = () => {}
  fakeApi({ 'GET /api/user-progress': () => new Promise((resolve) => (arrive = () => resolve(likes(4)))) })
  const reading = prefetch('GET /api/user-progress')
  await act(async () => Promise.resolve())
  expireSession()
  setUser(TOM)
  arrive()
  await reading

  expect(queryClient.getQueryData(['GET /api/user-progress'])).toBeUndefined()
})

test('reads again what a like changed', async () => {
  let count = 9
  fakeApi({ 'GET /api/user-progress': () => likes(count) })
  render(<Likes />)
  await screen.findByText('9')

  count = 10
  await act(async () => invalidate('GET /api/user-progress'))

  await screen.findByText('10')
})

test("a broken server reads 'Failed to fetch user progress' (product §8)", async () => {
  fakeApi({ 'GET /api/user-progress': () => fail(500, 'internal', 'anything') })

  render(<Likes />)

  await screen.findByText('Failed to fetch user progress')
})

describe.each([
  ['a broken server', () => fail(500, 'internal')],
  ['a server that is away', noServer],
] as const)('the failure of %s', (_, failing) => {
  test('is shared by screens that need the answer later', async () => {
    const { count } = fakeApi({ 'GET /api/user-progress': failing })
    const first = render(<Likes />)
    await waitFor(() => expect(isFetching()).toBe(false))

    const second = render(<Likes />)
    await act(async () => {})

    expect(count('GET /api/user-progress')).toBe(1)
    expect(second.container.textContent).toBe(first.container.textContent)
  })

  test('leaves the known answer on the screen and is shared all the same', async () => {
    queryClient.setQueryData(['GET /api/user-progress'], likes(9).body, { updatedAt: 1 })
    const { count } = fakeApi({ 'GET /api/user-progress': failing })
    render(<Likes />)
    await waitFor(() => expect(count('GET /api/user-progress')).toBe(1))
    await waitFor(() => expect(isFetching()).toBe(false))

    render(<Likes />)
    await act(async () => {})

    expect(count('GET /api/user-progress')).toBe(1)
    expect(screen.getAllByText('9')).toHaveLength(2)
  })

  test.each([
    ['another screen opens', () => navigate('/land')],
    ['the person goes back', () => void dispatchEvent(new PopStateEvent('popstate'))],
    ['the app is shown again', () => void document.dispatchEvent(new Event('visibilitychange'))],
  ])('is retried once %s', async (_reason, happen) => {
    const { count } = fakeApi({ 'GET /api/user-progress': failing })
    render(<Likes />)
    await waitFor(() => expect(isFetching()).toBe(false))

    act(happen)
    render(<Likes />)

    await waitFor(() => expect(count('GET /api/user-progress')).toBe(2))
  })
})
