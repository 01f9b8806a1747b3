import { resolve } from 'node:path'
import type { ZodType } from 'zod'
import { NewPassword } from '@dream/contract/api/account/auth'
import {
  abn,
  email,
  telephone,
  url,
  flag,
  networks,
  numberAboveZero,
  oneOf,
  someOf,
  origin,
  origins,
  smsProvider,
  text,
  wholeNumber,
} from './env-formats.ts'
import { INSECURE, insecureSettings } from './insecure-settings.ts'

/** Placeholder name of the brokerage until it is set. */
export const NO_BRAND = { name: 'Example Building Brokers', url: 'https://brokers.example.com' } as const

type Source = Readonly<Record<string, string | undefined>>

/** Reads one setting: undefined when it is unset, empty or invalid. */
type Read = <T>(name: string, format: ZodType<T>, example: string) => T | undefined

/** Settings of the process, validated, with every default filled in. */
export type Env = ReturnType<typeof readSettings>

/** Invalid settings, one line each, with the setting, the problem and an example. */
export class EnvError extends Error {
  readonly lines: readonly string[]
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** Settings with secrets: their values are never repeated. */
const SECRET = /_URL$|_KEY$|PASSWORD/
const PUBLIC = ['PUBLIC_URL', 'BROKERAGE_URL', 'CONTACT_FORM_URL']

/** Parses all settings; throws EnvError when any is invalid. */
export function parseEnv(source: Source): Env {
  const wrong: string[] = []
  const env = readSettings((name, format, example) => {
    const raw = source[name]?.trim()
    if (!raw) return undefined
    const result = format.safeParse(raw)
    if (result.success) return result.data
    const shown = SECRET.test(name) && !PUBLIC.includes(name) ? 'the value' : JSON.stringify(raw)
    const why = result.error.issues[0]?.message ?? 'is not valid'
    const reason = why.startsWith('must') ? `${shown} ${why}` : why
    wrong.push(`${name}: ${reason}. Example: ${name}=${example}`)
    return undefined
  })
  wrong.push(...contradictions(env, source))
  if (wrong.length > 0) throw new EnvError(wrong)
  return env
}

const folder = (path: string | undefined) => (path === undefined ? null : resolve(path))

function readSettings(read: Read) {
  const nodeEnv = read('NODE_ENV', oneOf('development', 'production', 'test'), 'production') ?? 'development'
  const isProduction = nodeEnv === 'production'
  const port = read('PORT', wholeNumber(1, 65_535), '3000') ?? 3000
  const publicUrl = read('PUBLIC_URL', origin, 'https://dream.example.com') ?? `http://localhost:${port}`
  return {
    nodeEnv,
    isProduction,
    port,
    host:
      read('HOST', text().regex(/^[\w.:-]+$/, 'must be a host name or an IP address'), '0.0.0.0') ??
      (isProduction ? '0.0.0.0' : 'localhost'),
    /** Absolute path. */
    dataDir: resolve(read('DATA_DIR', text(4000), './data') ?? 'data'),
    /** Folder of backups, written by the database's operator; absolute; null: not set. */
    backupDir: folder(read('BACKUP_DIR', text(4000), '/var/backups/dream')),
    /** Scheme, host and port, without a trailing slash. */
    publicUrl,
    isHttps: publicUrl.startsWith('https:'),
    isDemo: read('DEMO', flag, '1') ?? !isProduction,
    demoPassword: read('DEMO_PASSWORD', NewPassword, 'Something8Long') ?? null,
    isDeviceGateOn: read('DEVICE_GATE', flag, 'on') ?? true,
    brokerageName: read('BROKERAGE_NAME', text(), NO_BRAND.name) ?? NO_BRAND.name,
    brokerageUrl: read('BROKERAGE_URL', url('http', 'https'), NO_BRAND.url) ?? NO_BRAND.url,
    /** Company details required by law or useful to people; null: not shown. */
    brokerageAbn: read('BROKERAGE_ABN', abn, '51 824 753 556') ?? null,
    brokerageAddress: read('BROKERAGE_ADDRESS', text(300), '1 Example Street, Melbourne VIC 3000') ?? null,
    supportEmail: read('SUPPORT_EMAIL', email, 'hello@example.com') ?? null,
    supportPhone: read('SUPPORT_PHONE', telephone, '03 5550 1234') ?? null,
    contactFormUrl: read('CONTACT_FORM_URL', url('https'), 'https://forms.example.com/contact') ?? null,
    /** Proxies whose X-Forwarded-For is trusted; null: none. */
    trustProxy: read('TRUST_PROXY', networks, '10.0.0.0/8') ?? null,
    logLevel:
      read('LOG_LEVEL', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info') ??
      (isProduction ? 'info' : 'warn'),
    /** Multiplies limits per IP address, never those per account or code. */
    rateLimitScale: read('RATE_LIMIT_SCALE', numberAboveZero, '1') ?? 1,
    /** Insecure settings that the operator allows in production. */
    allowInsecure: read('ALLOW_INSECURE', someOf(INSECURE), 'no-sms,demo') ?? [],
    /** Min free megabytes on the disk of DATA_DIR: below it nothing new is stored, so that the database survives. */
    diskMinFreeMb: read('DISK_MIN_FREE_MB', wholeNumber(0, 1_000_000_000), '256') ?? 256,
    ...readServices(read),
  }
}

/** External services; null: not used, or the embedded one. */
function readServices(read: Read) {
  const postgres = url('postgres', 'postgresql').refine(
    (value) => !URL.parse(value)?.hostname.includes(','),
    'must name one host',
  )
  return {
    databaseUrl: read('DATABASE_URL', postgres, 'postgres://dream:secret@db.example.com/dream') ?? null,
    redisUrl: read('REDIS_URL', url('redis', 'rediss'), 'redis://localhost:6379') ?? null,
    s3Url: read('S3_URL', url('http', 'https'), 'https://key:secret@s3.example.com/bucket') ?? null,
    smtpUrl: read('SMTP_URL', url('smtp', 'smtps'), 'smtps://user:secret@mail.example.com') ?? null,
    smsUrl:
      read('SMS_URL', smsProvider, 'twilio://AC0123456789abcdef0123456789abcdef?from=+61400000000') ?? null,
    /** Push services besides those of the known browsers. */
    pushServices: read('PUSH_SERVICES', origins, 'https://push.example.com') ?? [],
    /** Max text messages, and reset emails, per day. */
    smsPerDay: read('SMS_PER_DAY', wholeNumber(0, 1_000_000), '2000') ?? 2000,
    resetEmailsPerDay: read('RESET_EMAILS_PER_DAY', wholeNumber(0, 1_000_000), '5000') ?? 5000,
    smsKey: read('SMS_KEY', text().regex(/^\S+$/, 'must not contain spaces'), 'a1b2c3') ?? null,
  }
}

function contradictions(env: Env, source: Source): string[] {
  const isSet = (name: string) => Boolean(source[name]?.trim())
  const lines: string[] = []
  if (env.isProduction && !isSet('PUBLIC_URL')) {
    lines.push(
      'PUBLIC_URL: must be set with NODE_ENV=production. Example: PUBLIC_URL=https://dream.example.com',
    )
  }
  if (env.isProduction) lines.push(...insecureSettings(env, env.allowInsecure))
  if (env.isProduction && env.rateLimitScale > 1) {
    lines.push('RATE_LIMIT_SCALE: must not be above 1 with NODE_ENV=production. Example: RATE_LIMIT_SCALE=1')
  }
  if (isSet('SMS_URL') && !isSet('SMS_KEY')) {
    lines.push('SMS_KEY: must be set together with SMS_URL. Example: SMS_KEY=a1b2c3')
  }
  if (isSet('SMS_KEY') && !isSet('SMS_URL')) {
    lines.push(
      'SMS_URL: must be set together with SMS_KEY. Example: SMS_URL=https://sms.example.com/messages',
    )
  }
  return lines
}
