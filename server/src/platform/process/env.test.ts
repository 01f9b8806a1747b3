import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EnvError, parseEnv } from './env.ts'

type Source = Record<string, string | undefined>

function complaintsOf(source: Source): readonly string[] {
  try {
    parseEnv(source)
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.lines
    throw error
  }
}

/** Settings that are safe in production. */
const SAFE: Source = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://example.com',
  TRUST_PROXY: 'loopback',
  SMTP_URL: 'smtps://mail.example.com',
  SMS_URL: 'https://sms.example.com',
  SMS_KEY: 'k',
}

describe('settings', () => {
  it('have defaults for a laptop', () => {
    const env = parseEnv({})

    expect(env).toMatchObject({
      nodeEnv: 'development',
      port: 3000,
      host: 'localhost',
      dataDir: resolve('data'),
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      isHttps: false,
      isDemo: true,
      demoPassword: null,
      isDeviceGateOn: true,
      trustProxy: null,
      logLevel: 'warn',
      rateLimitScale: 1,
    })
  })

  it('have no demo and require every URL in production', () => {
    const env = parseEnv({ ...SAFE, PUBLIC_URL: 'https://dream.example.com/' })

    expect(env).toMatchObject({
      isProduction: true,
      isDemo: false,
      host: '0.0.0.0',
      publicUrl: 'https://dream.example.com',
      isHttps: true,
      logLevel: 'info',
    })
  })

  it('count as unset when they are empty', () => {
    const env = parseEnv({ PORT: '', DATABASE_URL: ' ', DEMO: '' })

    expect(env).toMatchObject({ port: 3000, databaseUrl: null, isDemo: true })
  })

  it.each<[string, Source, object]>([
    ['a port', { PORT: '4100' }, { port: 4100, publicUrl: 'http://localhost:4100' }],
    ['a host', { HOST: '::1' }, { host: '::1' }],
    ['no demo', { DEMO: '0' }, { isDemo: false }],
    ['the device gate', { DEVICE_GATE: 'off' }, { isDeviceGateOn: false }],
    ['proxies', { TRUST_PROXY: 'loopback, 10.0.0.0/8' }, { trustProxy: ['loopback', '10.0.0.0/8'] }],
    ['a scale of limits', { RATE_LIMIT_SCALE: '2.5' }, { rateLimitScale: 2.5 }],
    ['a database', { DATABASE_URL: 'postgresql://u:p@db/x' }, { databaseUrl: 'postgresql://u:p@db/x' }],
    [
      'an SMS provider',
      { SMS_URL: 'https://s.example.com', SMS_KEY: 'k' },
      { smsUrl: 'https://s.example.com', smsKey: 'k' },
    ],
  ])('take %s', (_, source, expected) => {
    expect(parseEnv(source)).toMatchObject(expected)
  })
})

describe('.env.example', () => {
  it('lists every setting, and is itself valid', () => {
    const text = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8')
    const example = Object.fromEntries(
      [...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    )
    const asked = new Set<string>()
    const source = new Proxy(example, {
      get(target, name) {
        asked.add(String(name))
        return target[String(name)]
      },
    })

    parseEnv(source)

    expect(Object.keys(example).toSorted()).toEqual([...asked].toSorted())
  })
})

describe('a wrong setting', () => {
  it.each([
    ['NODE_ENV', 'staging', 'must be development, production or test'],
    ['DATABASE_URL', 'postgres://a.example,b.example/dream', 'must name one host'],
    ['PORT', '70000', 'must be a whole number from 1 to 65535'],
    ['PORT', 'http', 'must be a whole number from 1 to 65535'],
    ['HOST', 'my laptop', 'must be a host name or an IP address'],
    ['DATA_DIR', 'x'.repeat(5000), 'must be at most 4000 characters'],
    ['DATABASE_URL', 'mysql://u:p@db/x', 'must be a URL that starts with postgres:// or postgresql://'],
    ['REDIS_URL', 'localhost:6379', 'must be a URL that starts with redis:// or rediss://'],
    ['S3_URL', 's3', 'must be a URL that starts with http:// or https://'],
    ['PUBLIC_URL', 'dream.example.com', 'must be a URL that starts with http:// or https://'],
    ['PUBLIC_URL', 'https://example.com/app', 'must be only scheme, host and port, without a path'],
    ['DEMO', 'yes', 'must be 1 or 0, on or off'],
    ['DEMO_PASSWORD', 'secret', 'Password must be at least 8 characters'],
    ['DEVICE_GATE', 'maybe', 'must be 1 or 0, on or off'],
    ['SMTP_URL', 'mail.example.com', 'must be a URL that starts with smtp:// or smtps://'],
    ['BROKERAGE_NAME', 'x'.repeat(201), 'must be at most 200 characters'],
    ['BROKERAGE_ABN', '51 824 753 557', 'must have eleven digits and be a valid ABN'],
    ['SUPPORT_EMAIL', 'hello', 'must be an email address'],
    ['SUPPORT_PHONE', 'call me', 'must be a telephone number'],
    ['BROKERAGE_URL', 'example', 'must be a URL that starts with http:// or https://'],
    ['CONTACT_FORM_URL', 'http://forms.example.com', 'must be a URL that starts with https://'],
    ['TRUST_PROXY', '1', 'must list the addresses or networks of the proxies'],
    ['TRUST_PROXY', '10.0.0.0/33', 'must list the addresses or networks of the proxies'],
    ['LOG_LEVEL', 'loud', 'must be fatal, error, warn, info, debug, trace or silent'],
    ['RATE_LIMIT_SCALE', '-1', 'must be a number above 0'],
    ['RATE_LIMIT_SCALE', 'much', 'must be a number above 0'],
  ])('%s=%s is named with what is wrong and an example', (name, value, why) => {
    const lines = complaintsOf({ [name]: value })

    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${name}: .*Example: ${name}=\\S`))
    expect(lines[0]).toContain(why)
    expect(lines[0]).not.toContain('\n')
  })

  it.each([
    ['SMS_URL', { SMS_URL: 'ftp://x', SMS_KEY: 'k' }],
    ['SMS_KEY', { SMS_URL: 'https://s.example.com', SMS_KEY: 'two words' }],
    ['SMS_KEY', { SMS_URL: 'https://s.example.com' }],
    ['SMS_URL', { SMS_KEY: 'k' }],
    ['PUBLIC_URL', { ...SAFE, PUBLIC_URL: '' }],
    ['RATE_LIMIT_SCALE', { ...SAFE, RATE_LIMIT_SCALE: '2' }],
  ])('%s is named when it does not go with the others', (name, source: Source) => {
    const lines = complaintsOf(source)

    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${name}: `))
  })

  it('with a secret is not repeated', () => {
    const lines = complaintsOf({
      DATABASE_URL: 'mysql://u:hunter2@db',
      DEMO_PASSWORD: 'hunter2',
      SMTP_URL: 'hunter2',
    })

    expect(lines).toHaveLength(3)
    expect(lines.join()).not.toContain('hunter2')
  })

  it('does not hide the others', () => {
    expect(complaintsOf({ PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x' })).toHaveLength(3)
  })
})

describe('an insecure setting', () => {
  const DANGERS: [string, string, Source][] = [
    ['no-proxy', 'TRUST_PROXY', { TRUST_PROXY: '' }],
    ['any-proxy', 'TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8,0.0.0.0/0' }],
    ['any-proxy', 'TRUST_PROXY', { TRUST_PROXY: '::/0' }],
    ['no-mail', 'SMTP_URL', { SMTP_URL: '' }],
    ['no-sms', 'SMS_URL', { SMS_URL: '', SMS_KEY: '' }],
    ['http', 'PUBLIC_URL', { PUBLIC_URL: 'http://dream.example.com' }],
    ['demo', 'DEMO', { DEMO: '1' }],
    ['demo', 'DEMO', { DEMO: '1', PUBLIC_URL: 'http://localhost:3000' }],
    ['plain-database', 'DATABASE_URL', { DATABASE_URL: 'postgres://u:p@db.example.com/x' }],
    ['plain-database', 'DATABASE_URL', { DATABASE_URL: 'postgres://u:p@db.example.com/x?sslmode=prefer' }],
    [
      'unverified-database',
      'DATABASE_URL',
      { DATABASE_URL: 'postgres://u:p@db.example.com/x?sslmode=require' },
    ],
    ['plain-redis', 'REDIS_URL', { REDIS_URL: 'redis://redis.example.com' }],
    ['plain-storage', 'S3_URL', { S3_URL: 'http://k:s@s3.example.com/b' }],
    ['plain-sms', 'SMS_URL', { SMS_URL: 'http://sms.example.com' }],
  ]

  it.each(DANGERS)('%s: refuses to start in production with a line of %s', (name, setting, change) => {
    const lines = complaintsOf({ ...SAFE, ...change })

    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(
      new RegExp(`^${setting}: .*Example: ${setting}=\\S+; or, if you insist, ALLOW_INSECURE=${name}$`),
    )
  })

  it.each(DANGERS)(
    '%s: starts where somebody insists on it by name, and on nothing else',
    (name, _, change) => {
      expect(complaintsOf({ ...SAFE, ...change, ALLOW_INSECURE: name })).toEqual([])
      const other = name === 'demo' ? 'http' : 'demo'
      expect(complaintsOf({ ...SAFE, ...change, ALLOW_INSECURE: other })).toHaveLength(1)
    },
  )

  it.each(DANGERS)('%s: is accepted on a laptop', (_, __, change) => {
    expect(complaintsOf({ ...SAFE, ...change, NODE_ENV: 'development' })).toEqual([])
  })

  it.each([
    ['DATABASE_URL', 'postgres://u:p@localhost/x'],
    ['DATABASE_URL', 'postgres://u:p@127.0.0.1:5432/x'],
    ['DATABASE_URL', 'postgres://u:p@db.example.com/x?sslmode=verify-full'],
    ['REDIS_URL', 'redis://[::1]:6379'],
    ['S3_URL', 'http://k:s@localhost:9000/b'],
  ])('is none on the same machine, or over TLS: %s=%s', (name, value) => {
    expect(complaintsOf({ ...SAFE, [name]: value })).toEqual([])
  })

  it('is reported together with the others, and never repeats a secret', () => {
    const lines = complaintsOf({
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://dream.example.com',
      DEMO: '1',
      DATABASE_URL: 'postgres://u:hunter2@db.example.com/x',
    })

    expect(lines).toHaveLength(5)
    expect(lines.join()).not.toContain('hunter2')
  })

  it('cannot be allowed by an unknown name', () => {
    expect(complaintsOf({ ...SAFE, ALLOW_INSECURE: 'everything' })).toEqual([
      expect.stringMatching(/^ALLOW_INSECURE: .*must be some of no-proxy, any-proxy/),
    ])
  })
})
