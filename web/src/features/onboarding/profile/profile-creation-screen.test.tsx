import type { Profile } from '@dream/contract/api/account/profile'
import type { User } from '@dream/contract/api/account/user'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { ProfileCreationScreen } from './profile-creation-screen.tsx'

const maya = aUser({ hasCompletedProfile: false })
const complete = aUser()

const aProfile = (facts: Partial<Profile> = {}): Profile => ({
  name: 'Maya King',
  state: null,
  suburb: null,
  postcode: null,
  whoFor: null,
  firstHome: null,
  stage: null,
  when: null,
  blockWidth: null,
  blockDepth: null,
  slope: null,
  facing: null,
  corner: null,
  setbacks: null,
  onlyFitting: false,
  bedrooms: null,
  bathrooms: null,
  cars: null,
  storeys: null,
  kitchen: null,
  living: null,
  suite: null,
  secondLiving: null,
  study: null,
  budget: null,
  mustHaves: [],
  step: 1,
  missing: [],
  isComplete: false,
  phone: '04•• ••• 678',
  ...facts,
})

/** Fake server that stores the profile. */
function profileServer(start: Profile) {
  let profile = start
  const saved: unknown[] = []
  return {
    saved,
    routes: {
      'GET /api/profile': () => ({ body: profile }),
      'PUT /api/profile': ({ body }: { body: unknown }) => {
        saved.push(body)
        profile = { ...profile, ...(typeof body === 'object' ? body : {}) }
        return { body: profile }
      },
      'POST /api/profile/complete': () => ({ body: complete }),
    },
  }
}

type Calls = { onDone: () => void; onLogOut: () => void; onClose?: () => void }

function Steps({ first, user, ...calls }: Calls & { first: number | null; user: User }) {
  const [step, setStep] = useState(first)
  return <ProfileCreationScreen user={user} step={step} onStep={setStep} onSaved={() => {}} {...calls} />
}
type Opening = { step?: number | null; isEdited?: boolean; user?: User }

function open({ step = null, isEdited = false, user = maya }: Opening = {}) {
  const calls = { onDone: vi.fn(), onLogOut: vi.fn(), onClose: vi.fn() }
  const { onClose, ...always } = calls
  const steps = <Steps first={step} user={user} {...always} {...(isEdited && { onClose })} />
  return { ...calls, ...renderApp(steps, { path: '/profile-creation', user }) }
}
type Opened = ReturnType<typeof open>

const press = ({ person }: Opened, name: string) => person.click(screen.getByRole('button', { name }))
const pick = async ({ person }: Opened, group: string, answer: string) =>
  person.click(within(await screen.findByRole('group', { name: group })).getByLabelText(answer))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test('five steps, each saved, lead to the deck', async () => {
  const { routes, saved } = profileServer(aProfile())
  fakeApi(routes)
  const opened = open()

  await pick(opened, 'State or territory', 'VIC')
  await opened.person.type(screen.getByLabelText('Postcode'), '3056')
  await press(opened, 'Continue')
  await title('Who is it for?')
  await pick(opened, 'Who is it for?', 'Family with children')
  await pick(opened, 'Is it your first home?', 'Not sure')
  await press(opened, 'Continue')
  await title('How far along are you?')
  await pick(opened, 'How far along are you?', 'Not sure')
  await pick(opened, 'When would you like to build?', 'Later')
  await press(opened, 'Continue')
  await title('What do you know about the block?')
  await press(opened, 'Skip for now')
  await title('What should it have?')
  await press(opened, 'More: Bedrooms')
  await press(opened, 'Finish')

  await waitFor(() => expect(opened.onDone).toHaveBeenCalledExactlyOnceWith(complete))
  expect(saved).toEqual([
    { name: 'Maya King', state: 'VIC', postcode: '3056', suburb: null },
    { whoFor: 'family', firstHome: 'unsure' },
    { stage: 'unsure', when: 'later' },
    { blockWidth: null, blockDepth: null, slope: null, facing: null },
    { bedrooms: 3, bathrooms: null, cars: null, storeys: null, budget: null, mustHaves: [] },
  ])
})

test('a postcode of another state is rejected before anything is sent', async () => {
  const { routes, saved } = profileServer(aProfile({ state: 'VIC' }))
  fakeApi(routes)
  const opened = open()

  await opened.person.type(await screen.findByLabelText('Postcode'), '4000')
  await press(opened, 'Continue')

  await screen.findByText('4000 is not in Victoria')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Postcode')))
  expect(saved).toEqual([])
})

test('a required step asks for an answer', async () => {
  fakeApi(profileServer(aProfile({ step: 2 })).routes)
  const opened = open()
  await title('Who is it for?')

  await press(opened, 'Continue')

  expect(await screen.findAllByText('Choose one of the answers')).toHaveLength(2)
})

test('it resumes where it was left, and back is always possible', async () => {
  fakeApi(profileServer(aProfile({ step: 3, whoFor: 'couple' })).routes)
  const opened = open()
  await title('How far along are you?')
  screen.getByRole('progressbar', { name: 'Profile' })

  await press(opened, 'Back')

  await title('Who is it for?')
  expect(screen.getByLabelText('Two of us')).toHaveProperty('checked', true)
})

test('an unsaved step survives a failed save and a reload', async () => {
  const { routes } = profileServer(aProfile({ step: 4 }))
  fakeApi({ ...routes, 'PUT /api/profile': noNetwork })
  const opened = open()
  await opened.person.type(await screen.findByLabelText('Width'), '14.5')
  await press(opened, 'Continue')
  await screen.findByText('No internet connection. Please check your network.')

  opened.unmount()
  open()

  expect(await screen.findByLabelText('Width')).toHaveProperty('value', '14.5')
})

test('a field that the server still misses is asked on its step', async () => {
  const { routes } = profileServer(aProfile({ step: 5 }))
  fakeApi({
    ...routes,
    'POST /api/profile/complete': () => ({
      status: 400,
      body: {
        code: 'validation-failed',
        message: 'Check the highlighted fields.',
        errors: [{ path: 'stage', message: 'Choose one of the answers' }],
      },
    }),
  })
  const opened = open()
  await title('What should it have?')

  await press(opened, 'Finish')

  await title('How far along are you?')
  await screen.findByText('Choose one of the answers')
  expect(opened.onDone).not.toHaveBeenCalled()
})

test('eight must-haves are the maximum', async () => {
  fakeApi(profileServer(aProfile({ step: 5 })).routes)
  const opened = open()
  await title('What should it have?')

  const boxes = within(screen.getByRole('group', { name: 'Must-haves' })).getAllByRole('checkbox')
  for (const box of boxes.slice(0, 8)) await opened.person.click(box)

  expect(boxes[8]).toHaveProperty('disabled', true)
  screen.getByText("That's all 8. Remove one to add another.")
})

test('a complete profile is edited one step at a time', async () => {
  const { routes, saved } = profileServer(aProfile({ step: 5, isComplete: true }))
  fakeApi(routes)
  const opened = open({ step: 2, isEdited: true })

  await pick(opened, 'Who is it for?', 'Just me')
  await pick(opened, 'Is it your first home?', 'Yes, my first')
  await press(opened, 'Save')

  await waitFor(() => expect(opened.onClose).toHaveBeenCalledOnce())
  expect(saved).toEqual([{ whoFor: 'me', firstHome: 'yes' }])
  expect(opened.onDone).not.toHaveBeenCalled()
})

test('plans that fit can be chosen where the block is edited, but not during onboarding', async () => {
  const { routes, saved } = profileServer(aProfile({ blockWidth: 12.5, step: 5, isComplete: true }))
  fakeApi(routes)
  const signingUp = open({ step: 4 })
  await screen.findByLabelText('Width')
  expect(screen.queryByRole('switch')).toBeNull()
  signingUp.unmount()
  const opened = open({ step: 4, isEdited: true })

  await opened.person.click(await screen.findByRole('switch', { name: 'Deal me only plans that fit' }))
  await press(opened, 'Save')

  await waitFor(() => expect(opened.onClose).toHaveBeenCalledOnce())
  expect(saved).toMatchObject([{ blockWidth: 12.5, onlyFitting: true }])
})

test('answers that fail to load can be requested again', async () => {
  const { routes } = profileServer(aProfile())
  let isDown = true
  fakeApi({
    ...routes,
    'GET /api/profile': () => (isDown ? fail(503, 'unavailable') : routes['GET /api/profile']()),
  })
  // Another user, without cached answers on this device.
  const opened = open({ user: { ...maya, id: '0190a1b2-0000-7000-8000-000000000002' } })
  await screen.findByRole('button', { name: 'Try again' })

  isDown = false
  await press(opened, 'Try again')

  await title('Where will you build?')
})
