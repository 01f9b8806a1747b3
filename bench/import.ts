import { aList } from '@dream/server/testing/designs/imports'
import { openAdminArea } from '@dream/server/testing/people/open-admin'
import { startBenchDatabase } from './rig/bench-database.ts'
import { connect } from './rig/connect.ts'
import { judge } from './rig/judge.ts'
import { type LoadResult, rawRequest, startLoadGenerator } from './rig/load.ts'
import { median } from './rig/rounds.ts'
import { seed } from './rig/seed.ts'
import { startServer } from './rig/server-process.ts'

const DESIGNS = 600
const ROWS = 10_000
const PEOPLE = 4
const WARM_MS = 8000
const MAX_IMPORT_MS = 120_000
const EQUAL = { atLeast: 0.85, atMost: 1.18 }

/** Benchmarks five cards requested while a builder's list of 10,000 designs is imported, against the same without an import. */
export async function benchImport({ rounds, ms, port }: { rounds: number; ms: number; port: number }) {
  const database = await startBenchDatabase()
  const load = startLoadGenerator()
  const databaseUrl = await database.create('import')
  await seed(databaseUrl, { users: PEOPLE, designs: DESIGNS })
  const server = await startServer('product', { port, databaseUrl, users: PEOPLE })
  try {
    const admin = await openImporter(`http://127.0.0.1:${port}`, databaseUrl)
    const requests = server.people.map((headers) =>
      rawRequest({ method: 'GET', path: '/api/designs?batch=5', headers }),
    )
    const turn = async (turnMs: number): Promise<LoadResult> => {
      const result = await load.run({ port, connections: 1, ms: turnMs, requests })
      if (result.failures > 0) throw new Error(`${result.failures} of ${result.count} answers were not 200`)
      return result
    }
    await turn(WARM_MS)
    const id = await admin.check(aList({ rows: ROWS }))
    const figures: { quiet: number[]; again: number[]; importing: number[]; took: number[] } = {
      quiet: [],
      again: [],
      importing: [],
      took: [],
    }
    for (let round = 0; round < rounds; round += 1) {
      const quiet = (await turn(ms)).p50
      const importing = await whileImporting(admin, id, () => turn(ms))
      const again = (await turn(ms)).p50
      await putBack(databaseUrl, id)
      figures.quiet.push(quiet)
      figures.again.push(again / quiet)
      figures.importing.push(median(importing.turns.map(({ p50 }) => p50)) / ((quiet + again) / 2))
      figures.took.push(importing.ms)
    }
    console.log(`p50 when nothing is imported: ${median(figures.quiet).toFixed(2)} ms`)
    judge({
      controls: [{ what: 'quiet against itself, p50', value: median(figures.again), ...EQUAL }],
      goals: [
        { what: 'GET /api/designs during an import, p50', value: median(figures.importing), atMost: 1.5 },
        {
          what: `seconds for ${ROWS} rows beside that load`,
          value: median(figures.took) / 1000,
          atMost: MAX_IMPORT_MS / 1000,
        },
      ],
    })
  } finally {
    load.stop()
    await server.stop()
    await database.stop()
  }
}

type Importer = Awaited<ReturnType<typeof openImporter>>

/** Load turns from the start of an import to its end, and how long the import took. */
async function whileImporting(admin: Importer, id: string, turn: () => Promise<LoadResult>) {
  const began = performance.now()
  const turns: LoadResult[] = []
  await admin.start(id)
  do turns.push(await turn())
  while ((await admin.read(id)).task !== null)
  const state = (await admin.read(id)).state
  if (state !== 'applied') throw new Error(`The import is ${state}`)
  return { turns, ms: performance.now() - began }
}

/** Reverts the import, so that each round starts from the same state. */
async function putBack(databaseUrl: string, id: string) {
  const client = await connect(databaseUrl)
  await client.query(`update import_rows set state = 'good', design_id = null where import_id = $1`, [id])
  await client.query('delete from designs where import_id is not null')
  await client.query(
    `update imports set state = 'checked', good_count = imported_count, imported_count = 0 where id = $1`,
    [id],
  )
  await client.query('vacuum analyze designs, import_rows, imports, audit')
  await client.end()
}

/** Signs in an admin who imports over the API. */
async function openImporter(url: string, databaseUrl: string) {
  const { sid, rid } = await openAdminArea(databaseUrl)
  const cookie = `sid=${sid}; rid=${rid}; hasRefresh=1`
  const token = await fetch(`${url}/api/auth/csrf-token`, { headers: { cookie } })
  const headers = { cookie, origin: url, 'x-csrf-token': token.headers.get('x-csrf-token') ?? '' }
  const send = async (method: string, path: string, body?: object | FormData) => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${url}/api/admin/imports${path}`, {
      method,
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    return JSON.parse(text)
  }
  const read = (id: string) => send('GET', `/${id}`)
  const settled = async (id: string) => {
    for (const deadline = Date.now() + MAX_IMPORT_MS; Date.now() < deadline;) {
      const detail = await read(id)
      if (detail.task === null) return detail
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('The import does not end')
  }
  return {
    read,
    /** Uploads a list, and has it read and checked. */
    async check(list: string): Promise<string> {
      const form = new FormData()
      form.set('file', new Blob([list]), 'list.csv')
      const { id } = await send('POST', '', form)
      await settled(id)
      await send('POST', `/${id}/check`, {})
      const { state, rows } = await settled(id)
      if (state !== 'checked' || rows.bad > 0) throw new Error(`${rows.bad} rows of the list are bad`)
      return id
    },
    async start(id: string) {
      const { version } = await read(id)
      return send('POST', `/${id}/apply`, { version, rows: 'all' })
    },
  }
}
