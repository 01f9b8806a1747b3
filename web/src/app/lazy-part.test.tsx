import { act, render, screen } from '@testing-library/react'
import { test, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const Form = ({ label }: { label: string }) => <input aria-label={label} />

test('a part that fails to load says so while the rest works, and loads once the device is online', async () => {
  const load = vi.fn<() => Promise<{ Form: typeof Form }>>().mockRejectedValueOnce(new TypeError('offline'))
  load.mockResolvedValue({ Form })
  const Part = lazyPart('Form', load)
  render(
    <>
      <h1>Profile</h1>
      <Part label="Email" />
    </>,
  )

  await screen.findByText('This part didn’t load. It comes once you’re online.')
  screen.getByRole('heading', { name: 'Profile' })
  act(() => void dispatchEvent(new Event('online')))

  await screen.findByRole('textbox', { name: 'Email' })
})
