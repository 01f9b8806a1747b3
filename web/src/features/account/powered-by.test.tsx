import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { renderApp } from '#testing/render.tsx'
import { AccountScreen } from './account-screen.tsx'

test("names and links the brokerage from the server's settings", () => {
  const written = document.createElement('script')
  written.id = 'settings'
  written.type = 'application/json'
  written.textContent = JSON.stringify({
    brokerageName: 'Harbour Brokers',
    brokerageUrl: 'https://harbour.example/',
  })
  document.head.append(written)
  onTestFinished(() => written.remove())

  renderApp(<AccountScreen onSignedIn={() => {}} />, { path: '/app-home', user: null })

  const link = screen.getByRole('link', { name: 'Harbour Brokers' })
  expect(link.getAttribute('href')).toBe('https://harbour.example/')
  expect(link.parentElement?.textContent).toBe('Powered By Harbour Brokers')
})
