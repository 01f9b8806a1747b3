import type { Profile } from '@dream/contract/api/account/profile'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setApiData } from '#lib/api/query.ts'
import { clearSession } from '#lib/session/session.ts'
import { aLikedDesign } from '#testing/designs.ts'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { aProfile } from '#testing/land.ts'
import { renderApp } from '#testing/render.tsx'
import { LandScreen } from '../land-screen.tsx'

afterEach(() => clearSession())

/** Needs 12.3 m and the sides; 23.2 m and front and rear. Its living area is at the rear. */
const wattle = aLikedDesign({ title: 'Wattle' }, 1)
const kitchen = aLikedDesign({ title: 'Galley', category: 'Kitchen', plan: null }, 2)

function open(profile: Partial<Profile> = {}, refusal?: ReturnType<typeof fail>) {
  const sent: unknown[] = []
  fakeApi({
    'GET /api/land': () => ({ body: { items: [] } }),
    'GET /api/profile': () => ({ body: aProfile(profile) }),
    'GET /api/preferences/liked': () => ({ body: [wattle, kitchen] }),
    'PUT /api/profile': ({ body }) => {
      sent.push(body)
      return refusal ?? { body: { ...aProfile(profile), ...(typeof body === 'object' ? body : {}) } }
    },
  })
  const calls = { onOpenDesign: vi.fn(), onBlockSaved: vi.fn() }
  return { ...renderApp(<LandScreen {...calls} />, { path: '/land?view=block' }), ...calls, sent }
}

const plan = () => within(screen.getByRole('region', { name: 'Your liked plans on it' })).getByRole('button')
const type = async (person: ReturnType<typeof open>['person'], label: string, text: string) => {
  const field = screen.getByLabelText(label)
  await person.clear(field)
  await person.type(field, text)
}

test('a newer answer than the cached one fills the form, but does not overwrite input', async () => {
  const { person } = open({ blockWidth: 16 })
  expect(await screen.findByLabelText('Width')).toHaveProperty('value', '16')

  act(() => setApiData('GET /api/profile', () => aProfile({ blockWidth: 17 })))
  await waitFor(() => expect(screen.getByLabelText('Width')).toHaveProperty('value', '17'))

  await type(person, 'Width', '20')
  act(() => setApiData('GET /api/profile', () => aProfile({ blockWidth: 18 })))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.getByLabelText('Width')).toHaveProperty('value', '20')
})

test('a plan says by how much it fits, and follows changes of the block', async () => {
  const { person } = open({ blockWidth: 16, blockDepth: 34 })
  await screen.findByText('1 of 1 fits.')
  expect(plan().textContent).toContain('Fits, 1.3 m to spare')

  await type(person, 'Width', '14.1')
  expect(plan().textContent).toContain('0.6 m too wide')
  await type(person, 'Each side', '0.9')
  expect(plan().textContent).toContain('Fits exactly')
  await person.click(within(screen.getByRole('group', { name: 'Is it on a corner?' })).getByLabelText('Yes'))
  await type(person, 'Side street', '3')

  expect(plan().textContent).toContain('2.1 m too wide')
  screen.getByText('0 of 1 fit.')
})

test('a plan says which way its living area faces once the orientation of the block is known', async () => {
  const { person } = open({ blockWidth: 16 })
  await screen.findByText('1 of 1 fits.')
  expect(plan().textContent).not.toContain('Living')

  await person.click(screen.getByLabelText('North'))

  expect(plan().textContent).toContain('Living looks north')
})

test('without a width there is no fit, and the figures are called a starting point', async () => {
  open()

  await screen.findByText("Add your block's width, and each plan shows you.")
  screen.getByText(/rule of thumb.*A starting point only: check yours with the council/)
  screen.getByRole('img', { name: 'A block, size not known yet.' })
})

test('the block is saved with its setbacks, once nothing is invalid', async () => {
  const { person, sent, onBlockSaved } = open()
  await screen.findByLabelText('Width')
  await type(person, 'Width', '4')
  await person.click(screen.getByRole('button', { name: 'Save my block' }))
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'At least 5 m')
  expect(sent).toEqual([])

  await type(person, 'Width', '14')
  await person.click(screen.getByRole('button', { name: 'Save my block' }))

  await screen.findByText('Block saved')
  expect(sent).toEqual([
    {
      blockWidth: 14,
      blockDepth: null,
      facing: null,
      corner: null,
      setbacks: { front: 4, rear: 3, side: 1.2, sideStreet: 2 },
      onlyFitting: false,
    },
  ])
  expect(onBlockSaved).toHaveBeenCalledOnce()
})

test('dealing only plans that fit can be chosen once the width is known', async () => {
  const { person, sent, onBlockSaved } = open()
  const wish = await screen.findByRole('switch', { name: 'Deal me only plans that fit' })
  screen.getByText('From when you know the width of your block')

  await type(person, 'Width', '14')
  await person.click(wish)
  screen.getByText('The others stay out of your deck')
  expect(form()).toContain('Wattle: 0.7 m too wide')
  await person.click(screen.getByRole('button', { name: 'Save my block' }))

  await screen.findByText('Block saved')
  expect(sent).toMatchObject([{ blockWidth: 14, onlyFitting: true }])
  expect(onBlockSaved).toHaveBeenCalledOnce()
})

test('a block that fails to save says why and keeps the input', async () => {
  const { person } = open({}, fail(500, 'internal', 'Something went wrong on our side.'))
  await screen.findByLabelText('Width')
  await type(person, 'Width', '14')

  await person.click(screen.getByRole('button', { name: 'Save my block' }))

  await screen.findByText('Something went wrong on our side.')
  expect(screen.getByLabelText('Width')).toHaveProperty('value', '14')
})

test('own setbacks are reset to the starting figures on request, and a plan opens', async () => {
  const setbacks = { front: 9, rear: 9, side: 5, sideStreet: 5 }
  const { person, onOpenDesign } = open({ blockWidth: 16, setbacks })
  await screen.findByText('0 of 1 fit.')

  await person.click(screen.getByRole('button', { name: 'Use the starting figures' }))
  await person.click(plan())

  expect(screen.getByLabelText('Each side')).toHaveProperty('value', '1.2')
  expect(onOpenDesign).toHaveBeenCalledWith(wattle)
})

const form = () => screen.getByLabelText('Width').closest('form')?.textContent

test('the result is shown beside the changed field', async () => {
  const { person } = open({ blockWidth: 16, blockDepth: 34 })
  await screen.findByText('1 of 1 fits.')
  expect(form()).toContain('Wattle: Fits, 1.3 m to spare')

  await type(person, 'Front', '9')

  const setbacks = screen.getByRole('group', { name: 'Setbacks' })
  expect(setbacks.textContent).toContain('Wattle: 1.2 m too deep')
})

describe('leaving a changed block', () => {
  const leave = (person: ReturnType<typeof open>['person']) =>
    person.click(screen.getByRole('link', { name: 'All topics' }))
  const question = () => screen.queryByRole('dialog', { name: 'Save your block?' })
  afterEach(() => history.replaceState(null, ''))

  async function change() {
    vi.spyOn(history, 'go').mockImplementation(() => {})
    const opened = open({ blockWidth: 16 })
    await screen.findByText('1 of 1 fits.')
    await type(opened.person, 'Width', '14')
    return opened
  }

  test('asks first, and returns to editing', async () => {
    const { person, path } = await change()

    await leave(person)
    expect(question()).not.toBeNull()
    await person.click(screen.getByRole('button', { name: 'Keep editing' }))

    expect(question()).toBeNull()
    expect(path()).toBe('/land?view=block')
    expect(screen.getByLabelText('Width')).toHaveProperty('value', '14')
  })

  test('saves it on request', async () => {
    const { person, path, sent } = await change()

    await leave(person)
    await person.click(screen.getByRole('button', { name: 'Save and leave' }))

    await waitFor(() => expect(path()).toBe('/land'))
    expect(sent).toHaveLength(1)
  })

  test('without saving sends nothing', async () => {
    const { person, path, sent } = await change()

    await leave(person)
    await person.click(screen.getByRole('button', { name: 'Leave without saving' }))

    expect(path()).toBe('/land')
    expect(sent).toEqual([])
  })

  test('by the phone’s back asks too', async () => {
    await change()
    expect(history.state).toEqual({ layer: 1 })

    history.replaceState(null, '')
    act(() => void dispatchEvent(new PopStateEvent('popstate')))

    expect(question()).not.toBeNull()
  })

  test("by closing the page shows the browser's confirmation", async () => {
    await change()
    const closing = new Event('beforeunload', { cancelable: true })

    dispatchEvent(closing)

    expect(closing.defaultPrevented).toBe(true)
  })

  test('asks nothing once it is saved or unchanged', async () => {
    const { person, path } = await change()
    await type(person, 'Width', '16')

    await leave(person)

    expect(question()).toBeNull()
    expect(path()).toBe('/land')
  })
})
