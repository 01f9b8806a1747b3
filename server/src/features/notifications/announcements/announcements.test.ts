import { mkdir, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { importLibrary } from '#features/designs/import-library.ts'
import { onAnotherDevice, setSettings, switchOn } from '#testing/people/away.ts'
import { somePlans } from '#testing/designs/swipers.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { aBroker, aBuyer, type Person } from '#testing/people/people.ts'
import { type PushDevice, type PushService, startPushService } from '#testing/services/push-service.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
let service: PushService
let phone: PushDevice
let desktop: PushDevice
beforeAll(async () => {
  service = await startPushService()
  server = await startTestApp({ settings: { PUSH_SERVICES: service.origin } })
})
afterAll(async () => {
  await server.close()
  await service.close()
})
beforeEach(() => {
  phone = service.aDevice()
  desktop = service.aDevice()
})

const bodies = ({ received }: PushDevice) => received.map(({ payload }) => payload)

async function likeTenth(buyer: Person) {
  const [designId] = await somePlans(server.database, 1)
  await server.catalogue.refresh()
  const payload = { designId, action: 'like', swipeId: randomUUID() }
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/preferences',
    headers: buyer.headers,
    payload,
  })
  await server.app.backgroundIsDone()
  await server.runJobs()
  return answer.json()
}

test('an unlock is pushed to the other devices, and not to the one that celebrates it', async () => {
  const buyer = await aBuyer(server.database, { floorPlanLikes: 9 })
  await switchOn(server, buyer, phone)
  await switchOn(server, await onAnotherDevice(server.database, buyer), desktop)

  const answer = await likeTenth(buyer)

  expect(answer).toMatchObject({ unlocked: ['dreamlist'] })
  expect(bodies(phone)).toEqual([])
  expect(bodies(desktop)).toMatchObject([
    { title: 'Dreamlist unlocked', path: '/dreamlist?open=1', badge: 0 },
  ])
})

test('a person who switched unlocks off gets no push about them', async () => {
  const buyer = await aBuyer(server.database, { floorPlanLikes: 9 })
  await setSettings(server, buyer, { unlocks: false })
  await switchOn(server, await onAnotherDevice(server.database, buyer), desktop)

  await likeTenth(buyer)

  expect(bodies(desktop)).toEqual([])
})

test('new designs are announced to buyers who want it, and the first ones to nobody', async () => {
  await using folder = temporaryFolder()
  const [curious, other] = [await aBuyer(server.database), await aBuyer(server.database)]
  const broker = await aBroker(server.database)
  await setSettings(server, curious, { newDesigns: true })
  await setSettings(server, broker, { newDesigns: true })
  await switchOn(server, curious, phone)
  await switchOn(server, other, desktop)
  const desk = service.aDevice()
  await switchOn(server, broker, desk)
  const designs = Array.from({ length: 5 }, () => aDesignDocument())
  const importFirst = async (count: number) => {
    await mkdir(folder.path, { recursive: true })
    await writeFile(
      `${folder.path}/designs.json`,
      JSON.stringify({ version: 1, designs: designs.slice(0, count) }),
    )
    await importLibrary(server.database, folder.path)
    await server.runJobs()
  }

  await importFirst(2)
  const atFirst = bodies(phone)
  await importFirst(5)
  await importFirst(4)

  expect(atFirst).toEqual([])
  expect(bodies(phone)).toMatchObject([
    { title: 'New in your deck', body: '3 new designs are ready to swipe.', path: '/explore?open=1' },
  ])
  expect([bodies(desktop), bodies(desk)]).toEqual([[], []])
})
