import { expect, onTestFinished, test } from 'vitest'
import { parseEnv } from '#platform/process/env.ts'
import { startTwilio } from '#testing/services/twilio.ts'
import { chooseMessenger } from './choose-messenger.ts'
import { UndeliverableError } from './messenger.ts'

async function twilio() {
  const service = await startTwilio()
  onTestFinished(() => service.close())
  return { service, messenger: chooseMessenger(parseEnv(service.settings)) }
}

test('an SMS is sent as Twilio documents it, with its validity period', async () => {
  const { service, messenger } = await twilio()

  await messenger.sms('+61491570006', 'Your code is 123456.\n\n@dream.example.com #123456', {
    goodForSeconds: 600,
  })

  expect(service.accepted).toEqual([
    {
      To: '+61491570006',
      From: '+61400000001',
      Body: 'Your code is 123456.\n\n@dream.example.com #123456',
      ValidityPeriod: '600',
    },
  ])
})

test('a messaging service sends instead of a number, and a validity of days is capped at ten hours', async () => {
  const { service } = await twilio()
  const settings = { ...service.settings, SMS_URL: service.serviceUrl }

  await chooseMessenger(parseEnv(settings)).sms('+61491570006', 'Hello', { goodForSeconds: 90_000 })

  expect(service.accepted).toMatchObject([
    { MessagingServiceSid: expect.stringMatching(/^MG/), ValidityPeriod: '36000' },
  ])
})

test.each([
  ['no such number', 21211],
  ['a landline', 21614],
  ['somebody who answered STOP', 21610],
])('%s is never tried again', async (_, code) => {
  const { service, messenger } = await twilio()
  service.refuse('+61491570006', code)

  await expect(messenger.sms('+61491570006', 'Hello')).rejects.toThrow(UndeliverableError)
})

test('an outage at Twilio and a wrong token are temporary failures, and their errors have no number', async () => {
  const { service, messenger } = await twilio()
  const wrong = chooseMessenger(parseEnv({ ...service.settings, SMS_KEY: 'other' }))
  service.goDown(true)

  const down = await messenger.sms('+61491570006', 'Hello').catch((error: unknown) => error)
  service.goDown(false)
  const denied = await wrong.sms('+61491570006', 'Hello').catch((error: unknown) => error)

  for (const error of [down, denied]) {
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(UndeliverableError)
    expect(String(error)).not.toContain('491570006')
  }
  expect(String(denied)).toContain('code 20003')
})
