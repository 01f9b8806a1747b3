import type { Collection } from '@dream/contract/api/designs/collections'
import { screen, within, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { aLikedDesign } from '#testing/designs.ts'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { DreamlistScreen } from '../dreamlist-screen.tsx'

afterEach(() => clearSession())

const wattle = aLikedDesign({ title: 'Wattle' }, 1)
const banksia = aLikedDesign({ title: 'Banksia' }, 2)
const cover = { light: '/a.avif', dark: null, width: 10, height: 20 }
const aCollection = (change: Partial<Collection> = {}): Collection => ({
  id: '00000000-0000-4000-9000-000000000001',
  name: 'For Mum',
  note: '',
  version: 1,
  designIds: [],
  covers: [],
  ...change,
})

/** Fake server with collections, as far as a screen needs it. */
function keeping(
  items: Collection[],
  refused?: ReturnType<typeof fail>,
  edit?: (take: () => void) => ReturnType<typeof fail>,
  full?: ReturnType<typeof fail>,
) {
  const state = { items }
  const idOf = (url: URL, at: number) => url.pathname.split('/')[at] ?? ''
  const change = (id: string, work: (collection: Collection) => Collection) => {
    if (refused) return refused
    state.items = state.items.map((each) => (each.id === id ? work(each) : each))
    return { body: { items: state.items } }
  }
  const api = fakeApi({
    'GET /api/preferences/liked': () => ({ body: [wattle, banksia] }),
    'GET /api/preferences/collections': () => ({ body: { items: state.items } }),
    'GET /api/preferences/collections/:id/designs': () => ({ body: [wattle, banksia] }),
    'PUT /api/preferences/collections/:id': ({ url, body }) => {
      if (full) return full
      const { name } = body as { name: string }
      state.items = [...state.items, aCollection({ id: idOf(url, 4), name })]
      return { body: { items: state.items } }
    },
    'PATCH /api/preferences/collections/:id': ({ url, body }) => {
      const take = () =>
        change(idOf(url, 4), (each) => ({ ...each, ...(body as object), version: each.version + 1 }))
      return edit ? edit(take) : take()
    },
    'DELETE /api/preferences/collections/:id': () => {
      state.items = []
      return { body: state }
    },
    'PUT /api/preferences/collections/:id/designs/:designId': ({ url }) =>
      change(idOf(url, 4), (each) => ({
        ...each,
        designIds: [...each.designIds, idOf(url, 6)],
        covers: [cover],
      })),
    'PUT /api/preferences/collections/:id/order': ({ url, body }) =>
      change(idOf(url, 4), (each) => ({ ...each, ...(body as { designIds: string[] }) })),
    'DELETE /api/preferences/collections/:id/designs/:designId': ({ url }) =>
      change(idOf(url, 4), (each) => ({
        ...each,
        designIds: each.designIds.filter((id) => id !== idOf(url, 6)),
      })),
    'GET /api/preferences/top-tags': () => ({
      body: {
        likes: 12,
        items: [
          {
            tag: 'room:alfresco',
            label: 'Alfresco',
            likes: 9,
            usual: 0.4,
            sentence: 'Alfresco: 9 of your 12 likes',
            beside: null,
            change: null,
          },
        ],
      },
    }),
  })
  return {
    state,
    ...api,
    ...renderApp(
      <DreamlistScreen onOpen={vi.fn()} onRemove={vi.fn()} onRestore={vi.fn()} onCompare={vi.fn()} />,
    ),
  }
}

it('the bookmark puts a plan into a new collection, and the collection opens', async () => {
  const { person, state } = keeping([])

  await person.click(await screen.findByRole('button', { name: 'Put Wattle into a collection' }))
  await person.type(screen.getByLabelText('New collection'), 'Corner blocks')
  await person.click(screen.getByRole('button', { name: 'Create' }))

  await screen.findByRole('checkbox', { name: /Corner blocks/, checked: true })
  expect(state.items).toMatchObject([{ name: 'Corner blocks', designIds: [wattle.id] }])
  await person.click(screen.getByRole('button', { name: 'Close' }))
  await person.click(screen.getByRole('button', { name: /Corner blocks 1 design/ }))
  const inside = await screen.findByRole('list', { name: 'Corner blocks' })
  within(inside).getByText('Wattle')
  // Only the visible ones of up to two hundred are loaded.
  expect(inside.querySelector('img')?.getAttribute('loading')).toBe('lazy')
})

it('unticking takes a design out again', async () => {
  const { person, state } = keeping([aCollection({ designIds: [wattle.id] })])

  await person.click(await screen.findByRole('button', { name: 'Put Wattle into a collection' }))
  await person.click(screen.getByRole('checkbox', { name: /For Mum/ }))

  await screen.findByRole('checkbox', { name: /For Mum/, checked: false })
  expect(state.items[0]?.designIds).toEqual([])
})

it('designs can be put in the person’s own order', async () => {
  const { person, state } = keeping([aCollection({ designIds: [wattle.id, banksia.id] })])
  await person.click(await screen.findByRole('button', { name: /For Mum 2 designs/ }))

  await person.click(await screen.findByRole('button', { name: 'Move Banksia up' }))

  await waitFor(() => expect(state.items[0]?.designIds).toEqual([banksia.id, wattle.id]))
  expect(await screen.findByRole('button', { name: 'Move Banksia up' })).toHaveProperty('disabled', true)
})

it('a conflict with another window keeps the input and says what to do', async () => {
  const { person } = keeping([aCollection()], fail(409, 'collection-changed', 'Save again to keep yours.'))
  await person.click(await screen.findByRole('button', { name: /For Mum Empty/ }))
  await person.click(screen.getByRole('button', { name: 'Edit name and note' }))

  await person.type(screen.getByLabelText('Note'), 'Ask about the slope')
  await person.click(screen.getByRole('button', { name: 'Save' }))

  await screen.findByText('Save again to keep yours.')
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Ask about the slope')
})

it('a name whose answer was lost is saved once, without a conflict', async () => {
  let tries = 0
  const { person, state, count } = keeping([aCollection()], undefined, (take) => {
    tries += 1
    if (tries === 1) {
      take()
      return fail(503, 'unavailable')
    }
    return fail(409, 'collection-changed', 'Save again to keep yours.')
  })
  await person.click(await screen.findByRole('button', { name: /For Mum Empty/ }))
  await person.click(screen.getByRole('button', { name: 'Edit name and note' }))
  await person.type(screen.getByLabelText('Note'), 'Ask about the slope')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Kept on this device until you are online')

  await waitFor(() => expect(tries).toBe(2))

  await waitFor(() => expect(screen.queryByText('Kept on this device until you are online')).toBeNull())
  expect(screen.queryByText('Save again to keep yours.')).toBeNull()
  expect(state.items).toMatchObject([{ note: 'Ask about the slope', version: 2 }])
  expect(count(`PATCH /api/preferences/collections/${aCollection().id}`)).toBe(2)
})

it('a collection beyond the maximum disappears again, with the reason', async () => {
  const { person, state } = keeping(
    [],
    undefined,
    undefined,
    fail(409, 'collections-full', 'You have 30 collections.'),
  )

  await person.click(await screen.findByRole('button', { name: 'Put Wattle into a collection' }))
  await person.type(screen.getByLabelText('New collection'), 'One more')
  await person.click(screen.getByRole('button', { name: 'Create' }))

  await screen.findByText('You have 30 collections.')
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  expect(state.items).toEqual([])
})

it('a refused change is discarded on request, and the other window’s stays', async () => {
  const { person, state } = keeping(
    [aCollection()],
    fail(409, 'collection-changed', 'Save again to keep yours.'),
  )
  await person.click(await screen.findByRole('button', { name: /For Mum Empty/ }))
  await person.click(screen.getByRole('button', { name: 'Edit name and note' }))
  await person.type(screen.getByLabelText('Name'), ' and Dad')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Save again to keep yours.')

  await person.click(screen.getByRole('button', { name: 'Cancel' }))

  await screen.findByRole('dialog', { name: 'For Mum' })
  expect(state.items[0]?.name).toBe('For Mum')
})

it('is deleted only after a confirmation', async () => {
  const { person, state } = keeping([aCollection()])
  await person.click(await screen.findByRole('button', { name: /For Mum Empty/ }))
  await person.click(screen.getByRole('button', { name: 'Edit name and note' }))

  await person.click(screen.getByRole('button', { name: 'Delete collection' }))
  expect(state.items).toHaveLength(1)
  await person.click(screen.getByRole('button', { name: 'Delete' }))

  await waitFor(() => expect(screen.queryByRole('button', { name: /For Mum/ })).toBeNull())
})

it('the likes’ common tags are described in true sentences', async () => {
  keeping([])

  await screen.findByText('Alfresco: 9 of your 12 likes')
})
