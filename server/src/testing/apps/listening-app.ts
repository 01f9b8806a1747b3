import type { AddressInfo } from 'node:net'
import { startTestApp, type TestApp } from './test-app.ts'

/** App on a port of its own, for tests with sockets. */
export async function startListeningApp(
  options: Parameters<typeof startTestApp>[0] = {},
): Promise<TestApp & { url: string }> {
  const server = await startTestApp(options)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  return { ...server, url: `http://127.0.0.1:${port}` }
}
