import { FOUND_PAGE } from '@dream/contract/rules/designs/liked/filter'
import { LIKED_PAGE } from '@dream/contract/rules/designs/liked'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { aLikedDesign } from '#testing/designs.ts'
import { fakeApi, fail, noNetwork } from '#testing/fake-api.ts'
import { aProfile } from '#testing/land.ts'
import { renderApp } from '#testing/render.tsx'
import { changeCollections } from '../collections/queue/collections-queue.ts'
import { keepDesign } from '../collections/use-designs-of.ts'
import { DreamlistScreen } from '../dreamlist-screen.tsx'

afterEach(() => clearSession())

const plan = (title: string, number: number, overrides = {}) => aLikedDesign({ title, ...overrides }, number)
const wattle = plan('Wattle', 1, { bedrooms: 4, tags: ['room:study'], totalArea: 275 })
const banksia = plan('Banksia', 2, { bedrooms: 3, tags: ['room:alfresco'], totalArea: 180 })
const kitchen = aLikedDesign(
  { title: 'Galley', category: 'Kitchen', plan: null, bedrooms: null, totalArea: null, tags: [] },
  3,
)
const noActions = { onOpen: () => {}, onRemove: () => {}, onRestore: () => {}, onCompare: vi.fn() }
const names = () =>
  within(screen.getByRole('list', { name: 'Liked designs' }))
    .queryAllByRole('listitem')
    .map((item) => /Wattle|Banksia|Galley|Plan \d+/.exec(item.textContent ?? '')?.[0])

function open(path = '/dreamlist', profile = {}) {
  fakeApi({
    'GET /api/preferences/liked': () => ({ body: [wattle, banksia, kitchen] }),
    'GET /api/profile': () => ({ body: aProfile(profile) }),
    'GET /api/tags': () => ({
      body: {
        items: [
          { tag: 'room:study', label: 'Study', designs: 9 },
          { tag: 'room:alfresco', label: 'Alfresco', designs: 8 },
        ],
      },
    }),
  })
  return renderApp(<DreamlistScreen {...noActions} />, { path })
}

describe('a plan among the likes', () => {
  it('is found by a part of its name, which is kept in the URL', async () => {
    const { person, path } = open()
    await screen.findByText('3 designs')

    await person.type(screen.getByRole('searchbox', { name: 'Find by name' }), 'bank')

    await screen.findByText('1 of 3 designs')
    expect(names()).toEqual(['Banksia'])
    expect(path()).toBe('/dreamlist?q=bank')
  })

  it('is found by its facts; the button shows the count, and back undoes the filter', async () => {
    const { person, path, history: visited } = open()
    await person.click(await screen.findByRole('button', { name: 'Filter' }))
    const sheet = within(screen.getByRole('dialog', { name: 'Filter' }))

    await person.click(within(sheet.getByRole('group', { name: 'Bedrooms' })).getByLabelText('4'))
    await person.click(sheet.getByLabelText('Study 1'))
    await person.click(sheet.getByRole('button', { name: 'Show 1 design' }))

    await screen.findByText('1 of 3 designs')
    expect(path()).toBe('/dreamlist?beds=4&tags=room%3Astudy')
    expect(visited).toContain('/dreamlist')
    await person.click(screen.getByRole('button', { name: 'Remove filter: Study' }))
    expect(path()).toBe('/dreamlist?beds=4')
  })

  it('is found by the block; without one the switch leads to it', async () => {
    open('/dreamlist?fits=yes', { state: 'TAS', blockWidth: 14 })

    await screen.findByText('Nothing like that among your 3 designs.')
    screen.getByRole('button', { name: 'Remove filter: Fits my block' })
  })

  it('an empty result is cleared by one press', async () => {
    const { person, path } = open('/dreamlist?beds=1')

    await person.click(await screen.findByRole('button', { name: 'Clear filters' }))

    await screen.findByText('3 designs')
    expect(path()).toBe('/dreamlist')
  })

  it('is sorted by the chosen order', async () => {
    const { person } = open()
    await screen.findByText('3 designs')

    await person.selectOptions(screen.getByLabelText('Sort by'), 'Smallest area')

    expect(names().slice(0, 2)).toEqual(['Banksia', 'Wattle'])
  })
})

it('two or three plans are chosen and compared', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Compare' }))
  const compare = () =>
    within(screen.getByRole('group', { name: 'Compare plans' })).getByRole('button', { name: 'Compare' })
  expect(compare()).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: /^Galley/ })).toHaveProperty('disabled', true)

  await person.click(screen.getByRole('button', { name: /^Wattle/ }))
  await person.click(screen.getByRole('button', { name: /^Banksia/ }))
  await person.click(compare())

  expect(noActions.onCompare).toHaveBeenCalledWith([wattle, banksia])
})

/** Newest first; the last one was liked first. */
const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    plan(`Plan ${count - at}`, count - at, {
      likedAt: new Date(Date.UTC(2026, 0, 1) + (count - at) * 1000).toISOString(),
    }),
  )

/** Fake server with these likes in pages, and an observer that reports the end of the list when told to. */
function paged(all: ReturnType<typeof plan>[]) {
  const seen: (() => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push(() => onSeen([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const search = ({ url }: { url: URL }) => {
    const { name = '', after } = Object.fromEntries(url.searchParams)
    const found = all.filter(({ title }) => title.includes(name))
    const from = found.findIndex(({ id }) => id === after) + 1
    const kinds = [{ category: 'Floor Plan' as const, count: all.length }]
    const tags = all.flatMap((design) => design.tags).map((tag) => ({ tag, count: 1 }))
    return { body: { items: found.slice(from, from + FOUND_PAGE), found: found.length, kinds, tags } }
  }
  const routes = {
    'GET /api/preferences/liked': () => ({ body: all.slice(0, LIKED_PAGE) }),
    'GET /api/preferences/liked/search': search,
    'GET /api/profile': () => ({ body: aProfile() }),
    'GET /api/tags': () => ({ body: { items: [{ tag: 'room:study', label: 'Study', designs: 9 }] } }),
  }
  return { routes, scrollToEnd: () => act(() => seen.at(-1)?.()) }
}

describe('more likes than a device has', () => {
  it('are counted correctly and found by the server', async () => {
    const { routes } = paged(many(LIKED_PAGE + 31))
    fakeApi(routes)
    const { person } = renderApp(<DreamlistScreen {...noActions} />, { path: '/dreamlist' })
    await screen.findByText('231 designs')

    await person.type(screen.getByRole('searchbox', { name: 'Find by name' }), 'Plan 2')

    await screen.findByText('43 of 231 designs')
    expect(names()).toHaveLength(43)
  })

  it('have each tag counted over all of them, with unsent changes', async () => {
    const all = many(LIKED_PAGE + 31)
    const oldStudies = all.slice(-20).map((design) => ({ ...design, tags: ['room:study'] }))
    const { routes } = paged([...all.slice(0, -20), ...oldStudies])
    fakeApi(routes)
    const { likedAt: _, ...fresh } = plan('Plan 900', 900, { tags: ['room:study'] })
    const made = [{ designId: fresh.id, card: fresh, sentAt: null }]
    const list = <DreamlistScreen {...noActions} likeChanges={made} />
    const { person } = renderApp(list, { path: '/dreamlist' })
    await screen.findByText('232 designs')

    await person.click(screen.getByRole('button', { name: 'Filter' }))
    screen.getByLabelText('Study 21')
  })

  it('load further pages by keyboard, and a failure loses nothing', async () => {
    const { routes } = paged(many(LIKED_PAGE + 31))
    fakeApi(routes)
    const { person } = renderApp(<DreamlistScreen {...noActions} />, { path: '/dreamlist' })
    await screen.findByText('231 designs')
    fakeApi({
      'GET /api/preferences/liked/search': () => fail(500, 'internal', 'Something went wrong on our side.'),
    })
    ;(await screen.findByRole('button', { name: 'Show more' })).focus()
    await person.keyboard('{Enter}')
    const again = await screen.findByRole('button', { name: 'Try again' })

    fakeApi(routes)
    again.focus()
    await person.keyboard('{Enter}')

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
    await screen.findByText('231 designs')
  })

  it('are all shown for a collection that the server does not know yet, with a correct count', async () => {
    const all = many(LIKED_PAGE + 40)
    const { routes } = paged(all)
    const old = all.slice(-70)
    fakeApi({ ...routes, 'PUT /api/preferences/collections/:id': noNetwork })
    const id = '00000000-0000-4000-9000-000000000001'
    renderApp(<DreamlistScreen {...noActions} />, { path: `/dreamlist?in=${id}` })
    await screen.findByText('240 designs')

    act(() => {
      changeCollections({ kind: 'make', id, name: 'Old ones' })
      for (const design of old) {
        keepDesign(id, design)
        changeCollections({ kind: 'add', id, designId: design.id })
      }
    })

    await screen.findByText('70 of 240 designs')
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('count unsent changes, and show a like that belongs after those that were read only there', async () => {
    const all = many(LIKED_PAGE + 31)
    const { routes } = paged(all)
    fakeApi(routes)
    const { likedAt: _, ...fresh } = plan('Plan 900', 900)
    const { likedAt: __, ...galley } = { ...kitchen, id: '00000000-0000-4000-8000-000000000901' }
    const made = [
      ...[fresh, galley].map((card) => ({ designId: card.id, card, sentAt: null })),
      { designId: all[0]!.id, card: null, sentAt: null },
    ]
    renderApp(<DreamlistScreen {...noActions} likeChanges={made} />, { path: '/dreamlist' })

    await screen.findByText('232 designs')

    screen.getByRole('button', { name: 'Floor plans 231' })
    screen.getByRole('button', { name: 'Kitchens 1' })
    expect(names().slice(0, 2)).toEqual(['Plan 900', 'Plan 230'])
    expect(screen.queryByText('Galley')).toBeNull()
  })

  it('are searched on the device when offline, and the screen says so', async () => {
    const { routes } = paged(many(LIKED_PAGE))
    fakeApi({ ...routes, 'GET /api/preferences/liked/search': noNetwork })
    renderApp(<DreamlistScreen {...noActions} />, { path: '/dreamlist?q=Plan%20200' })

    await screen.findByText('1 of the 200 designs on this device')
    expect(names()).toEqual(['Plan 200'])
  })
})
