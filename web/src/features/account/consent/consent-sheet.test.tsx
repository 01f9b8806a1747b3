import { CONSENT_VERSION } from '@dream/contract/rules/account/consent'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { ConsentSheet } from './consent-sheet.tsx'

const agreed = aUser({ consent: 'current' })

test('agreeing sends the version that is shown', async () => {
  const sent: unknown[] = []
  fakeApi({
    'POST /api/auth/consent': ({ body }) => {
      sent.push(body)
      return { body: agreed }
    },
  })
  const onAgreed = vi.fn()
  const { person } = renderApp(<ConsentSheet onAgreed={onAgreed} />)

  await person.click(await screen.findByRole('button', { name: 'I agree' }))

  await waitFor(() => expect(onAgreed).toHaveBeenCalledExactlyOnceWith(agreed))
  expect(sent).toEqual([{ version: CONSENT_VERSION }])
})

test('Not now closes the sheet, and a version that changed meanwhile is reported', async () => {
  const message = 'The terms have changed in the meantime. Load them again.'
  fakeApi({ 'POST /api/auth/consent': () => fail(409, 'consent-outdated', message) })
  const onAgreed = vi.fn()
  const { person } = renderApp(<ConsentSheet onAgreed={onAgreed} />)

  await person.click(await screen.findByRole('button', { name: 'I agree' }))
  await screen.findByText(message)
  await person.click(screen.getByRole('button', { name: 'Not now' }))

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Our terms have changed' })).toBeNull())
  expect(onAgreed).not.toHaveBeenCalled()
})
