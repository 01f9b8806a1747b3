import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killServer, serverPid } from '#testing/database/embedded.ts'
import {
  aFreePort,
  logIn,
  runServer,
  type ServerProcess,
  untilReady,
} from '#testing/processes/server-process.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { isAlive } from '#embedded-postgres/postmaster-file.ts'

const folder = temporaryFolder()
let settings: Record<string, string>
const running = new Set<ServerProcess>()

beforeAll(async () => {
  const port = String(await aFreePort())
  settings = { DATA_DIR: folder.path, PORT: port, HOST: '127.0.0.1', RATE_LIMIT_SCALE: '1000' }
})
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGTERM')
    await ended
  }
  await folder[Symbol.asyncDispose]()
})

async function start() {
  const server = runServer(settings)
  running.add(server)
  return untilReady(server)
}

const passwordIn = (output: string) => /buyer@demo\.local\s+(\S+)/.exec(output)?.[1] ?? ''

test('the first start prints the URL and working accounts; a signal ends server and database in order', async () => {
  const server = await start()
  await expect.poll(server.output).toContain('admin@demo.local')
  const pid = await serverPid(folder.path)
  const buyer = await logIn(server.url, 'buyer@demo.local', passwordIn(server.output()))

  const me = await buyer.get('/api/auth/me')
  const designs = await buyer.get('/api/designs?batch=5')
  const progress = await buyer.get('/api/user-progress')
  server.child.kill('SIGTERM')

  expect(server.output()).toContain(`Dream Design is ready: http://localhost:${settings['PORT']}`)
  expect(me).toMatchObject({ email: 'buyer@demo.local', isPhoneVerified: true, hasCompletedProfile: true })
  expect(designs).toHaveLength(5)
  expect(progress).toEqual({ floorPlanLikes: 0, unlocked: [] })
  expect(await server.ended).toBe(0)
  expect(isAlive(pid)).toBe(false)
})

test('acknowledged swipes survive a kill of app and database in the middle of swiping', async () => {
  const first = await start()
  await expect.poll(first.output).toContain('admin@demo.local')
  const password = passwordIn(first.output())
  const buyer = await logIn(first.url, 'buyer@demo.local', password)
  const acknowledged: string[] = []
  let likes = 0
  const swipe = async () => {
    for (;;) {
      const [design] = await buyer.get('/api/designs?batch=1')
      const like = { designId: design.id, action: 'like', swipeId: randomUUID() }
      likes = (await buyer.post('/api/preferences', like)).floorPlanLikes
      acknowledged.push(design.id)
    }
  }

  const swiping = swipe().catch(() => 'cut off')
  await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(12)
  const pid = await serverPid(folder.path)
  first.child.kill('SIGKILL')
  await killServer(pid)
  expect(await swiping).toBe('cut off')

  const second = await start()
  await expect.poll(second.output).toContain('admin@demo.local')
  const again = await logIn(second.url, 'buyer@demo.local', password)
  const liked: { id: string }[] = await again.get('/api/preferences/liked')
  const progress = await again.get('/api/user-progress')
  const stored = new Set(liked.map((design) => design.id))
  expect(passwordIn(second.output())).toBe(password)
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  // The interrupted swipe may have been stored, though its answer was lost.
  expect([likes, likes + 1]).toContain(progress.floorPlanLikes)
  expect(progress.unlocked).toContain('dreamlist')
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('invalid settings end the start at once with a line for each', async () => {
  const server = runServer({ PORT: 'http', DATABASE_URL: 'sqlite://x', DEMO_PASSWORD: 'short' })

  expect(await server.ended).toBe(2)
  expect(server.output().trim().split('\n')).toEqual([
    expect.stringMatching(/^PORT: .*Example: PORT=3000$/),
    expect.stringMatching(/^DEMO_PASSWORD: .*Example: DEMO_PASSWORD=/),
    expect.stringMatching(/^DATABASE_URL: .*Example: DATABASE_URL=/),
  ])
})
