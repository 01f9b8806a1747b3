import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '#testing/render.tsx'
import { PlainError } from './plain-error.tsx'

test('shows its built-in text at once, in the main part of the page, with a reload button', async () => {
  const onReload = vi.fn()
  const { person } = renderApp(
    <PlainError kind="route" error={null} path="/land" onTryAgain={() => {}} onReload={onReload} />,
  )

  const alert = within(within(screen.getByRole('main')).getByRole('alert'))
  alert.getByRole('heading', { name: 'Something went wrong' })
  await person.click(alert.getByRole('button', { name: 'Reload App' }))

  expect(onReload).toHaveBeenCalledTimes(1)
})
