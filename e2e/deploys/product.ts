import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aFreePort } from '@dream/server/testing/processes/server-process'
import { sharedDatabase, runServer, type TestServer } from '#server.ts'
import { copyAsAnotherBuild } from './another-build.ts'
import { type LoadBalancer, startLoadBalancer } from './load-balancer.ts'

const BUILT = process.env['WEB_FOLDER'] ?? fileURLToPath(new URL('../../web/dist', import.meta.url))

/** The product at a URL of its own, on the shared database, with builds that are deployed and replaced. */
export type Product = {
  loadBalancer: LoadBalancer
  /** Serves a new build beside the existing ones; returns its id. */
  addBuild: () => Promise<string>
  /** Serves a new build in place of all others; returns its id. */
  deploy: () => Promise<string>
  close: () => Promise<void>
}

export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'dream-design-deploys-'))
  const loadBalancer = await startLoadBalancer()
  let servers: readonly TestServer[] = []
  let builds = 0

  async function addBuild() {
    builds += 1
    const webFolder = join(folder, `build-${builds}`)
    const buildId = await copyAsAnotherBuild(BUILT, webFolder, String(builds).padStart(2, '0'))
    const port = await aFreePort()
    const server = await runServer({
      PORT: String(port),
      PUBLIC_URL: loadBalancer.url,
      ...sharedDatabase(),
      WEB_FOLDER: webFolder,
    })
    servers = [...servers, server]
    loadBalancer.routeTo(...servers.map((each) => each.port))
    return buildId
  }

  return {
    loadBalancer,
    addBuild,
    async deploy() {
      const earlier = servers
      const buildId = await addBuild()
      servers = servers.filter((each) => !earlier.includes(each))
      loadBalancer.routeTo(...servers.map((each) => each.port))
      await Promise.all(earlier.map((each) => each.stop()))
      return buildId
    },
    async close() {
      await loadBalancer.close()
      await Promise.all(servers.map((each) => each.stop()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
