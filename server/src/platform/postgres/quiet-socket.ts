import { once } from 'node:events'
import { isIP, Socket } from 'node:net'
import { connect as connectTls, type ConnectionOptions as TlsOptions } from 'node:tls'

/** What the driver (postgres 3.4.9) tells of where to connect. */
export type Target = {
  path?: string | false
  host: readonly string[]
  port: readonly number[]
  connect_timeout: number
}

/** Bytes with which a client asks whether the server speaks TLS on this port. */
const TLS_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

/**
 * Sockets for the driver that report errors only until the server has said something; from then on they only close. Between
 * a socket's error and its close the driver loses the statements that it takes: they are never answered, and their connection
 * is stuck for good. On a close alone it fails every one of them. A close before the first answer is an error for its part:
 * the driver would try again without a pause and without an end. TLS is begun here, as the address asks for it (`sslmode`),
 * because the driver's own TLS sockets do report errors and do not name the host they want. What the driver has written in
 * the turn in which a socket ends goes out before it closes (`createDriverConnection` says why).
 */
export function quietSockets(url: string) {
  const wish = tlsWishOf(url)
  return {
    ssl: false,
    socket: (target: Target) => (wish ? secureSocket(target, wish) : plainSocket(target)),
  }
}

type TlsWish = { options: TlsOptions; isOptional: boolean; isDirect: boolean }

/** The modes of PostgreSQL's own clients; null without TLS. What is unknown is checked like `verify-full`. */
function tlsWishOf(url: string): TlsWish | null {
  const query = new URL(url).searchParams
  const mode = query.get('sslmode') ?? query.get('ssl') ?? process.env['PGSSLMODE'] ?? 'disable'
  if (mode === 'disable' || mode === 'false') return null
  const isDirect = query.get('sslnegotiation') === 'direct'
  const isOptional = mode === 'allow' || mode === 'prefer'
  if (isOptional || mode === 'require')
    return { options: { rejectUnauthorized: false }, isOptional, isDirect }
  return {
    options: mode === 'verify-ca' ? { checkServerIdentity: () => undefined } : {},
    isOptional,
    isDirect,
  }
}

function quiet<S extends Socket>(socket: S): S {
  const destroy = socket._destroy.bind(socket)
  socket._destroy = (error, done) => {
    const told = socket.readableDidRead ? null : (error ?? failure('ECONNRESET'))
    setImmediate(() => destroy(told, done))
  }
  // One that fails before the driver has it must not end the process.
  return socket.on('error', () => undefined)
}

function plainSocket({ path, host, port }: Target): Socket {
  const socket = quiet(new Socket())
  return path ? socket.connect(path) : socket.connect(port[0] ?? 5432, host[0] ?? 'localhost')
}

/** Resolves in any case: the driver does not come back from a refusal, only from a socket that fails. */
async function secureSocket(target: Target, wish: TlsWish): Promise<Socket> {
  const plain = plainSocket(target)
  try {
    return await beginTls(plain, wish, target)
  } catch (error) {
    plain.destroy()
    const failing = quiet(new Socket())
    const isLate = error instanceof Error && error.name === 'AbortError'
    const reason = error instanceof Error && !isLate ? error : failure('CONNECT_TIMEOUT')
    setImmediate(() => failing.destroy(reason))
    return failing
  }
}

async function beginTls(
  plain: Socket,
  { options, isOptional, isDirect }: TlsWish,
  target: Target,
): Promise<Socket> {
  const deadline = { signal: AbortSignal.timeout(target.connect_timeout * 1000) }
  const host = target.host[0] ?? 'localhost'
  if (!isDirect) {
    plain.write(TLS_REQUEST)
    const [answer]: Buffer[] = await once(plain, 'data', deadline)
    // More than the one letter would be words of somebody in between, from before anything was secret.
    const isSpoken = answer?.toString('latin1') === 'S'
    if (!isSpoken && isOptional) return plain
    if (!isSpoken) throw new Error('The database of DATABASE_URL does not speak TLS')
  }
  const secure = connectTls({
    ...options,
    socket: plain,
    host,
    ...(isIP(host) === 0 && { servername: host }),
    ...(isDirect && { ALPNProtocols: ['postgresql'] }),
  })
  await once(quiet(secure), 'secureConnect', deadline)
  return secure
}

const failure = (code: 'ECONNRESET' | 'CONNECT_TIMEOUT') =>
  Object.assign(new Error('The database did not finish what it began'), { code })
