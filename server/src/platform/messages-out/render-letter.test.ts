import { expect, test } from 'vitest'
import { parseEnv } from '#platform/process/env.ts'
import { renderLetter } from './render-letter.ts'

const LETTER = {
  to: 'sam@example.com',
  subject: 'A letter',
  title: 'A <letter>',
  lines: ['Hello Sam & all,'],
  quote: 'It is "<b>big</b>"',
  action: { label: 'Open it', url: 'https://dream.example.com/?a=1&b=2' },
  notes: ['Only once.'],
}

test('text and HTML have the same content, and user input is escaped', () => {
  const { text, html } = renderLetter(LETTER, parseEnv({}))

  expect(text).toContain(
    'Hello Sam & all,\n\n"It is "<b>big</b>""\n\nOpen it: https://dream.example.com/?a=1&b=2',
  )
  expect(html).toContain('A &lt;letter&gt;</h1>')
  expect(html).toContain('It is &quot;&lt;b&gt;big&lt;/b&gt;&quot;')
  expect(html).toContain('href="https://dream.example.com/?a=1&amp;b=2"')
  expect(html).not.toContain('<b>')
})

test("the sender's identity is shown as far as it is set", () => {
  const plain = renderLetter(LETTER, parseEnv({}))
  const whole = renderLetter(
    LETTER,
    parseEnv({
      BROKERAGE_NAME: 'Paper & Co',
      BROKERAGE_ABN: '51824753556',
      BROKERAGE_ADDRESS: '1 Example Street, Melbourne VIC 3000',
      SUPPORT_EMAIL: 'hello@example.com',
      SUPPORT_PHONE: '03 5550 1234',
    }),
  )

  expect(plain.text).toMatch(/Dream Design, a product of Example Building Brokers\n$/)
  expect(whole.text).toContain(
    'a product of Paper & Co, ABN 51 824 753 556, 1 Example Street, Melbourne VIC 3000\nQuestions? hello@example.com or 03 5550 1234',
  )
  expect(whole.html).toContain('Paper &amp; Co, ABN 51 824 753 556')
})

test('an unsubscribe link is a header too', () => {
  const email = renderLetter(
    { ...LETTER, unsubscribeUrl: 'https://dream.example.com/unsubscribe/1/2' },
    parseEnv({}),
  )

  expect(email.unsubscribeUrl).toBe('https://dream.example.com/unsubscribe/1/2')
  expect(email.text).toContain('Unsubscribe: https://dream.example.com/unsubscribe/1/2')
})
