import { isIP } from 'node:net'
import { EMAIL_PATTERN } from '@dream/contract/rules/account/credentials'
import { abnText } from '@dream/contract/rules/brokers/brokers'
import { z } from 'zod'

/** Formats of settings. The messages complete the sentence "PORT: 'x' …". */
export const text = (max = 200) => z.string().max(max, `must be at most ${max} characters`)

export const flag = z
  .enum(['1', '0', 'on', 'off', 'true', 'false'], 'must be 1 or 0, on or off')
  .transform((value) => value === '1' || value === 'on' || value === 'true')

export const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  z.enum(values, `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`)

/** List of these values, comma-separated. */
export const someOf = <const Value extends string>(values: readonly Value[]) =>
  z.string().transform((list, context) => {
    const given = list.split(',').map((each) => each.trim())
    const known = values.filter((value) => given.includes(value))
    if (given.every((each) => values.some((value) => value === each))) return known
    context.addIssue({ code: 'custom', message: `must be some of ${values.join(', ')}` })
    return z.NEVER
  })

export const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
}

export const numberAboveZero = z
  .string()
  .transform(Number)
  .refine((value) => value > 0 && value <= 1_000_000, 'must be a number above 0')

export const url = (...schemes: string[]) =>
  z.string().refine(
    (value) => {
      const parsed = URL.parse(value)
      return parsed !== null && parsed.hostname !== '' && schemes.includes(parsed.protocol.slice(0, -1))
    },
    `must be a URL that starts with ${schemes.map((each) => `${each}://`).join(' or ')}`,
  )

/** Twilio's account and sender, or the URL of another provider that takes `{to, text}`. */
export const smsProvider = url('http', 'https', 'twilio').refine((value) => {
  const parsed = URL.parse(value)
  if (parsed?.protocol !== 'twilio:') return true
  const hasSender = parsed.searchParams.has('from') || parsed.searchParams.has('service')
  return /^AC[0-9a-f]{32}$/.test(parsed.hostname) && hasSender
}, 'must name a Twilio account (twilio://AC…) and ?from= or ?service=')

/** Scheme, host and port; a trailing slash is ignored. */
export const origin = url('http', 'https')
  .refine((value) => {
    const parsed = URL.parse(value)
    return (
      parsed === null ||
      (parsed.pathname === '/' && parsed.search === '' && parsed.hash === '' && parsed.username === '')
    )
  }, 'must be only scheme, host and port, without a path')
  .transform((value) => new URL(value).origin)

/** Origins, comma-separated. */
export const origins = z.string().transform((value, context) => {
  const list = value.split(',').map((each) => origin.safeParse(each.trim()))
  const good = list.flatMap(({ data }) => data ?? [])
  if (good.length === list.length) return good
  context.addIssue({ code: 'custom', message: 'must list schemes, hosts and ports, without paths' })
  return z.NEVER
})

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** IP addresses and networks, comma-separated. A number of hops is refused: a client could then choose its own IP. */
export const networks = z
  .string()
  .transform((value) => value.split(',').map((each) => each.trim()))
  .refine((list) => list.every(isNetwork), 'must list the addresses or networks of the proxies')

function isNetwork(value: string) {
  const [host = '', bits, ...rest] = value.split('/')
  if (NAMED_NETWORKS.includes(value)) return true
  const widest = isIP(host) === 4 ? 32 : 128
  const fits = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= widest)
  return isIP(host) > 0 && rest.length === 0 && fits
}

/** Australian Business Number, grouped as the register prints it. */
export const abn = z.string().transform((value, context) => {
  const text = abnText(value)
  if (text !== null) return text
  context.addIssue({ code: 'custom', message: 'must have eleven digits and be a valid ABN' })
  return z.NEVER
})

export const email = z.email({ pattern: EMAIL_PATTERN, error: 'must be an email address' })

/** Telephone number as people read it; a link to it has its digits. */
export const telephone = z.string().regex(/^\+?[\d ()-]{6,24}$/, 'must be a telephone number')
