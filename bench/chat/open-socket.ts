import { WebSocket } from 'ws'
import { userIdOf } from '../rig/people.ts'

/** The nth person of a bench database, with the session cookie that their server accepts. */
export type Client = { number: number; cookie: string }

type Listeners = { onDelivered?: (text: string) => void; onStored?: (number: number) => void }

/** Number of loopback IPs that clients connect from: one IP has ports for a few tens of thousands of them. */
const CLIENT_IPS = 8

/** Opens a client's socket; resolves once the server has accepted it. */
export function openSocket(
  port: number,
  { number, cookie }: Client,
  { onDelivered, onStored }: Listeners = {},
): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
    headers: { cookie, origin: `http://127.0.0.1:${port}` },
    localAddress: `127.0.0.${1 + (number % CLIENT_IPS)}`,
    perMessageDeflate: false,
  })
  return new Promise((resolve, reject) => {
    const closedEarly = () => reject(new Error(`The server of port ${port} closed a socket too early`))
    socket.once('error', reject)
    socket.once('close', closedEarly)
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'auth', userId: userIdOf(number), method: 'session' }))
    })
    // Frames are recognised by their first characters: parsing every frame would cost the load more than the servers.
    socket.on('message', (data) => {
      const text = String(data)
      if (text.startsWith('{"type":"new_message"')) onDelivered?.(text)
      else if (text.startsWith('{"type":"message_sent"')) onStored?.(number)
      else if (text.startsWith('{"type":"auth_success"')) {
        socket.off('close', closedEarly)
        resolve(socket)
      } else if (/^\{"type":"(error|auth_error)"/.test(text)) reject(new Error(text))
      else if (text.startsWith('{"type":"ping"')) socket.send('{"type":"pong"}')
    })
  })
}
