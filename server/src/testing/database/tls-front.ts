import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'

/** Self-signed certificate for `localhost`, for tests only; valid for a hundred years. */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUDWD9EMyVVTF1jfn08+P07l9OeTUwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTExMTU1N1oYDzIxMjYxMDI4
MTExNTU3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQd9ewJmGx5JdP+X2Lhj5UNcPMIxnuy9wFTUDtfGnrlx6PSMZwkxjo1
qPpFo2O3SDo5DfxUIuZzBsY6iiuoO/Wzo2kwZzAdBgNVHQ4EFgQUtyOE6M5LAlTe
Ivf/sx24n5vinxEwHwYDVR0jBBgwFoAUtyOE6M5LAlTeIvf/sx24n5vinxEwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIhAIrQ4XzrulySqNhJLNEnzw35O1LNhe4oDi1qNxuYqfx0AiBQjXRHNSMg
85UkAB7WCERs2L0LbUNpM+jHH2Or9bCKDQ==
-----END CERTIFICATE-----
`
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgUPHXDghXHSW1TQ4a
rT5Zw3ifF/ZqbYGK/0A5AtL4MymhRANCAAQd9ewJmGx5JdP+X2Lhj5UNcPMIxnuy
9wFTUDtfGnrlx6PSMZwkxjo1qPpFo2O3SDo5DfxUIuZzBsY6iiuoO/Wz
-----END PRIVATE KEY-----
`

/** TLS proxy in front of a database without TLS, which can cut all connections at once. */
export async function tlsFront(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  const names: string[] = []

  async function admit(client: Socket) {
    open.add(client.on('error', () => undefined).on('close', () => open.delete(client)))
    await once(client, 'data')
    client.write('S')
    const secure = new TLSSocket(client, {
      isServer: true,
      cert: CERTIFICATE,
      key: KEY,
      SNICallback: (name, done) => done(null, void names.push(name)),
    })
    const database = connect(Number(target.port), target.hostname)
    for (const side of [secure, database]) {
      side
        .on('error', () => undefined)
        .on('close', () => [secure, database].forEach((each) => each.destroy()))
    }
    secure.pipe(database).pipe(secure)
  }

  const server = createServer((client) => void admit(client).catch(() => undefined)).listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    /** Host names from clients' SNI. */
    names,
    url(sslmode: string, host = 'localhost') {
      const url = new URL(databaseUrl)
      url.host = `${host}:${port}`
      url.searchParams.set('sslmode', sslmode)
      return url.href
    },
    cutAll: () => open.forEach((client) => client.resetAndDestroy()),
    async close() {
      open.forEach((client) => client.destroy())
      server.close()
      await once(server, 'close')
    },
  }
}
