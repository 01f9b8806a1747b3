import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aDealtDesign } from '#testing/designs.ts'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { ShareButton } from './share-button.tsx'

const SHARE = 'POST /api/shared-plans'
const URL = 'https://dream.example.com/plan/0123456789abcdef0123456789abcdef'
const design = aDealtDesign()
const link = {
  designId: design.id,
  title: design.title,
  picture: { light: '/media/a.avif', dark: null, width: 10, height: 20 },
  url: URL,
  sharedAt: '2026-11-21T03:00:00.000Z',
  opens: 0,
}

/** Stubs the share sheet or the clipboard of the device. */
function aDevice({ share, copy }: { share?: () => Promise<void>; copy?: () => Promise<void> }) {
  const sheet = share && vi.fn(share)
  const clipboard = { writeText: vi.fn(copy ?? (() => Promise.reject(new Error('refused')))) }
  if (sheet) Object.defineProperty(navigator, 'share', { configurable: true, value: sheet })
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as unknown as Clipboard)
  onTestFinished(() => {
    vi.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'share')
  })
  return { sheet, clipboard }
}
const refusal = (name: string) => () => Promise.reject(new DOMException(name, name))

function open(answer: Parameters<typeof fakeApi>[0][typeof SHARE] = () => ({ body: link })) {
  const api = fakeApi({ [SHARE]: answer })
  const app = renderApp(<ShareButton design={design} />)
  return { ...app, api, press: () => app.person.click(screen.getByRole('button', { name: 'Share' })) }
}

it('passes the link to the share sheet of the device, and says how to stop sharing', async () => {
  const { press } = open()
  const { sheet } = aDevice({ share: async () => {} })

  await press()

  await screen.findByText('Shared. You can stop it in your profile.')
  expect(sheet).toHaveBeenCalledExactlyOnceWith({ title: 'Wattle', url: URL })
})

it('without a share sheet copies the link, and says who can see what', async () => {
  const { press } = open()
  const { clipboard } = aDevice({ copy: async () => {} })

  await press()

  await screen.findByText('Link copied. Anyone who has it can see this plan.')
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith(URL)
})

it('says nothing when the person dismisses the share sheet', async () => {
  const { press, api } = open()
  aDevice({ share: refusal('AbortError') })

  await press()

  await waitFor(() => expect(api.count('POST /api/shared-plans')).toBe(1))
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', ''])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('where the browser requires another press, the link waits for it', async () => {
  const { press, person } = open()
  const { sheet } = aDevice({ share: refusal('NotAllowedError') })

  await press()

  await screen.findByRole('dialog', { name: 'Your link is ready' })
  expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe(URL)
  sheet?.mockResolvedValue()
  await person.click(screen.getAllByRole('button', { name: 'Share' }).at(-1) ?? document.body)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('where copying is not allowed, the link can be selected by hand', async () => {
  const { press } = open()
  aDevice({})

  await press()

  await screen.findByRole('dialog', { name: 'Your link is ready' })
})

it.each([
  [
    'too many links',
    () => fail(409, 'shared-plans-full', "You're sharing 50 plans."),
    "You're sharing 50 plans.",
  ],
  ['no network', noNetwork, 'No internet connection. Please check your network.'],
])('with %s says so, and shares nothing', async (_, answer, text) => {
  const { press } = open(answer)
  const { clipboard } = aDevice({ copy: async () => {} })

  await press()

  await screen.findByText(text)
  expect(clipboard.writeText).not.toHaveBeenCalled()
})
