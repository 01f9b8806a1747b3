import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

const COMMAND = fileURLToPath(new URL('admin-command.ts', import.meta.url))
const run = promisify(execFile)

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

/** Output of `npm run admin -- …`; throws with its `stderr` when it fails. */
async function admin(...words: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: server.database.url }
  return (await run(process.execPath, [COMMAND, ...words], { env })).stdout
}
const codeIn = (said: string) => /One-time code: +(\S+)/.exec(said)?.[1] ?? ''

test('the command creates the first owner, with a random code for the first login', async () => {
  expect(await admin('list')).toContain('There are no admins yet')
  const code = codeIn(await admin('create', 'Olive@Example.com', '--name', 'Olive Owner'))
  const login = (password: string) =>
    openBrowser(server.app).post('/api/auth/login', { email: 'olive@example.com', password })

  expect((await login(code)).statusCode).toBe(200)
  expect(await admin('list')).toMatch(/olive@example\.com +owner +0 factors +signed in .* to set up until/)
  const again = codeIn(await admin('reset', 'olive@example.com'))
  expect(again).not.toBe(code)
  expect([(await login(code)).statusCode, (await login(again)).statusCode]).toEqual([401, 200])
  const lines = await server.database.db
    .selectFrom('audit')
    .select(['action', 'source'])
    .where('entity', '=', 'admin')
    .orderBy('id')
    .execute()
  expect(lines).toEqual([
    { action: 'admin.make', source: 'command' },
    { action: 'admin.reset', source: 'command' },
  ])
})

test.each([
  [['create', 'nobody'], 'Please enter a valid email address'],
  [['create', 'x@example.com', '--role', 'king'], 'Choose what they do'],
  [['reset', 'nobody@example.com'], "There's no admin nobody@example.com"],
  [[], 'npm run admin -- create owner@example.com'],
])('%j is answered with what to type instead', async (words, said) => {
  await expect(admin(...words)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(said) })
})
