import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchInstallOffer } from './install-offer.ts'
import { InstallPage } from './install-page.tsx'

let stop = () => {}

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  stop = watchInstallOffer()
})
afterEach(() => {
  stop()
  localStorage.clear()
})

function offer(answer: () => Promise<unknown>) {
  const event = Object.assign(new Event('beforeinstallprompt'), { prompt: answer })
  act(() => void dispatchEvent(event))
}

test('without an offer the page shows the steps for both phones (product §2.1)', () => {
  render(<InstallPage />)

  expect(screen.getByRole('heading', { name: 'Install' })).toBeTruthy()
  expect(screen.getByText('Start exploring today once you install the app on your phone')).toBeTruthy()
  const steps = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(steps).toEqual([
    'Tap Share',
    'Choose ‘Add to Home Screen’',
    'Tap ‘Add’',
    'Tap the browser menu',
    'Choose ‘Add to Home screen’',
    'Tap ‘Add’',
  ])
  expect(screen.queryByRole('button', { name: 'Install App' })).toBeNull()
  expect(screen.getByRole('link', { name: /^Learn more/ }).getAttribute('href')).toBe('/')
  expect(screen.getByText('Best experienced as an installed app')).toBeTruthy()
})

test("the browser's offer becomes a button, which is busy while the prompt shows (product §4)", async () => {
  let answer: (choice: unknown) => void = () => undefined
  render(<InstallPage />)
  offer(() => new Promise((resolve) => (answer = resolve)))

  await userEvent.click(screen.getByRole('button', { name: 'Install App' }))

  const busy = screen.getByRole<HTMLButtonElement>('button', { name: 'Installing...' })
  expect(busy.disabled).toBe(true)
  await act(async () => answer({ outcome: 'dismissed' }))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Tap Share')).toBeTruthy()
})

test('after a yes the page says where the app is, and still shows the steps (product §4)', async () => {
  render(<InstallPage />)
  offer(() => Promise.resolve({ outcome: 'accepted' }))

  await userEvent.click(screen.getByRole('button', { name: 'Install App' }))

  expect((await screen.findByRole('status')).textContent).toMatch(/home screen/)
  expect(localStorage.getItem('pwa-installed')).toBe('true')
  expect(screen.getByText('Tap Share')).toBeTruthy()
})
