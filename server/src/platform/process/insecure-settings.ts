import { isIP } from 'node:net'

/** Insecure settings that can be allowed in production, by their name in ALLOW_INSECURE. */
export const INSECURE = [
  'no-proxy',
  'any-proxy',
  'no-mail',
  'no-sms',
  'http',
  'demo',
  'plain-database',
  'unverified-database',
  'plain-redis',
  'plain-storage',
  'plain-sms',
  'plain-mail',
] as const
export type Insecure = (typeof INSECURE)[number]

type Danger = { name: Insecure; isSo: (env: Checked) => boolean; line: string }
type Checked = {
  publicUrl: string
  isHttps: boolean
  isDemo: boolean
  trustProxy: readonly string[] | null
  databaseUrl: string | null
  redisUrl: string | null
  s3Url: string | null
  smtpUrl: string | null
  smsUrl: string | null
}

/** Encrypted against eavesdroppers, whether the certificate is checked or not. */
const ENCRYPTED = ['require', 'verify-ca', 'verify-full']

const DANGERS: readonly Danger[] = [
  {
    name: 'http',
    isSo: ({ publicUrl, isHttps }) => !isHttps && !isLocal(publicUrl),
    line: 'PUBLIC_URL: must be https, or passwords travel in plain text. Example: PUBLIC_URL=https://dream.example.com',
  },
  {
    name: 'no-proxy',
    isSo: ({ isHttps, trustProxy }) => isHttps && trustProxy === null,
    line: 'TRUST_PROXY: must name the proxy that speaks https for this server, or everybody shares its address and limits. Example: TRUST_PROXY=loopback',
  },
  {
    name: 'any-proxy',
    isSo: ({ trustProxy }) => trustProxy?.some((network) => /\/0+$/.test(network)) ?? false,
    line: 'TRUST_PROXY: must not be every address, or anybody chooses their own. Example: TRUST_PROXY=10.0.0.0/8',
  },
  {
    name: 'no-mail',
    isSo: ({ smtpUrl }) => smtpUrl === null,
    line: 'SMTP_URL: must be set, or nobody gets an email and codes lie in files. Example: SMTP_URL=smtps://user:secret@mail.example.com',
  },
  {
    name: 'no-sms',
    isSo: ({ smsUrl }) => smsUrl === null,
    line: 'SMS_URL: must be set, or nobody can verify a phone and codes lie in files. Example: SMS_URL=https://sms.example.com/messages',
  },
  {
    name: 'demo',
    isSo: ({ isDemo }) => isDemo,
    line: 'DEMO: must be 0 in production: its accounts are known, an admin among them, and their password is printed. Example: DEMO=0',
  },
  {
    name: 'plain-database',
    isSo: ({ databaseUrl }) =>
      databaseUrl !== null && !isLocal(databaseUrl) && !isDatabaseEncrypted(databaseUrl),
    line: 'DATABASE_URL: must ask for TLS to another machine. Example: DATABASE_URL=postgres://dream:secret@db.example.com/dream?sslmode=verify-full',
  },
  {
    name: 'unverified-database',
    isSo: ({ databaseUrl }) =>
      databaseUrl !== null && !isLocal(databaseUrl) && sslModeOf(databaseUrl) === 'require',
    line: 'DATABASE_URL: must check the certificate of another machine, or whoever stands in between is taken for it. Example: DATABASE_URL=postgres://dream:secret@db.example.com/dream?sslmode=verify-full',
  },
  {
    name: 'plain-redis',
    isSo: ({ redisUrl }) => isPlain(redisUrl, 'redis:'),
    line: 'REDIS_URL: must be rediss:// to another machine. Example: REDIS_URL=rediss://redis.example.com',
  },
  {
    name: 'plain-storage',
    isSo: ({ s3Url }) => isPlain(s3Url, 'http:'),
    line: 'S3_URL: must be https:// to another machine. Example: S3_URL=https://key:secret@s3.example.com/bucket',
  },
  {
    name: 'plain-sms',
    isSo: ({ smsUrl }) => isPlain(smsUrl, 'http:'),
    line: 'SMS_URL: must be https:// to another machine. Example: SMS_URL=https://sms.example.com/messages',
  },
]

/** Returns a line for each insecure setting of a production server, unless its name is allowed. */
export function insecureSettings(env: Checked, allowed: readonly Insecure[]): string[] {
  return DANGERS.filter(({ name, isSo }) => isSo(env) && !allowed.includes(name)).map(
    ({ name, line }) => `${line}; or, if you insist, ALLOW_INSECURE=${name}`,
  )
}

/** Whether an address is of this machine, where nobody can eavesdrop. */
export function isLocal(url: string): boolean {
  const host = URL.parse(url)?.hostname.replace(/^\[|\]$/g, '') ?? ''
  if (host === '' || host === 'localhost' || host.endsWith('.localhost')) return true
  return isIP(host) === 4 ? host.startsWith('127.') : host === '::1'
}

const isPlain = (url: string | null, scheme: string) =>
  url !== null && URL.parse(url)?.protocol === scheme && !isLocal(url)

const sslModeOf = (url: string) => URL.parse(url)?.searchParams.get('sslmode') ?? ''

const isDatabaseEncrypted = (url: string): boolean =>
  ENCRYPTED.includes(sslModeOf(url)) || URL.parse(url)?.searchParams.get('ssl') === 'true'
