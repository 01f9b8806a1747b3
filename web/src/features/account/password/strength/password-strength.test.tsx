import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#testing/render.tsx'
import { ChangePasswordCard } from '../change-password-card.tsx'
import { measure } from './measure.ts'

const OWN = ['Maya Kingsley', 'maya@example.com']

test.each([
  ['Password1', 'weak', 'Common words and passwords are tried first.'],
  ['Kingsley2026', 'weak', 'Your name and email are tried first.'],
  ['12.03.1987A', 'fair', 'Dates and years are tried first.'],
  ['Wattle-fjord-9-crimson-abacus', 'strong', null],
  ['vR7#qLm2!xTz9', 'strong', null],
])('%s is %s', (password, level, advice) => {
  expect(measure(password, OWN)).toEqual({ level, advice })
})

test('the strength of a typed password is announced politely in words, and goes when it is emptied', async () => {
  const { person } = renderApp(
    <ChangePasswordCard email="maya@example.com" onChanged={() => undefined} />,
    {},
  )
  const field = screen.getByLabelText('New password')
  expect(field.getAttribute('autocomplete')).toBe('new-password')
  expect(field.getAttribute('passwordrules')).toContain('minlength: 8')

  await person.type(field, 'Password1')
  const words = await screen.findByText(/^Weak: easy to guess\./)
  expect(words.getAttribute('aria-live')).toBe('polite')

  await person.clear(field)
  await person.type(field, 'Wattle-fjord-9-crimson-abacus')
  await screen.findByText('Strong: very hard to guess.')

  await person.clear(field)
  expect(screen.queryByText(/to guess/)).toBeNull()
})
