import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

function linesOf(write: (log: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = []
  write(createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) }))
  return lines
}

test('personal data is redacted', () => {
  const [line] = linesOf((log) =>
    log.info({ email: 'sam@example.com', body: { password: 'x', code: '123456' } }, 'Hello'),
  )

  expect(line).toMatchObject({
    level: 'info',
    msg: 'Hello',
    email: '[redacted]',
    body: { password: '[redacted]', code: '[redacted]' },
  })
})

test("an error is logged with message and code, without a driver's extra fields", () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(sam@example.com) already exists.',
    parameters: ['sam@example.com'],
  })

  const [line] = linesOf((log) => log.error({ err: error }, 'Failed'))

  expect(line).toMatchObject({ err: { type: 'Error', message: 'duplicate key', code: '23505' } })
  expect(JSON.stringify(line)).not.toContain('sam@example.com')
})

test('a request is logged without its query', () => {
  const [line] = linesOf((log) =>
    log.info({ req: { id: 'r1', method: 'GET', url: '/api/designs?exclude=secret' } }),
  )

  expect(line).toMatchObject({ req: { id: 'r1', method: 'GET', path: '/api/designs' } })
})

test("a recipient's email in an error is redacted", () => {
  const error = new Error('All recipients were rejected: 550 <sam@example.com> unknown, call +61 412 345 678')

  const [line] = linesOf((log) => log.error({ err: new Error('Not sent', { cause: error }) }, 'Failed'))

  expect(JSON.stringify(line)).not.toMatch(/sam@|412/)
  expect(line).toMatchObject({
    err: { cause: { message: expect.stringContaining('550 <[email]> unknown') } },
  })
})
