import { WebSocket } from 'ws'
import { DIALECTS, type Wire } from './wire.ts'

/** The nth person of a bench database, with the cookie that their contender knows them by. */
export type Client = { number: number; cookie: string }

type Door = { port: number; wire: Wire }
type Ears = { onDelivered?: (text: string) => void; onStored?: (number: number) => void }

/** Addresses of this machine that clients come from: one has ports for a few ten thousand of them. */
const ADDRESSES = 8

/** Opens one person's socket; resolves once the server has let them in. */
export function openSocket(
  { port, wire }: Door,
  { number, cookie }: Client,
  { onDelivered, onStored }: Ears = {},
): Promise<WebSocket> {
  const { path, hello, ready, ping, delivered, stored, failed } = DIALECTS[wire]
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    headers: { cookie, origin: `http://127.0.0.1:${port}` },
    localAddress: `127.0.0.${1 + (number % ADDRESSES)}`,
    perMessageDeflate: false,
  })
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`The server of port ${port} closed a socket too early`))
    socket.once('error', reject)
    socket.once('close', late)
    if (hello.after === null) socket.once('open', () => socket.send(hello.say(number)))
    socket.on('message', (data) => {
      const text = String(data)
      if (text.startsWith(delivered)) onDelivered?.(text)
      else if (text.startsWith(stored)) onStored?.(number)
      else if (text.startsWith(ready)) {
        socket.off('close', late)
        resolve(socket)
      } else if (hello.after !== null && text.startsWith(hello.after)) socket.send(hello.say(number))
      else if (failed.test(text)) reject(new Error(text))
      else if (text.startsWith(ping.hears)) socket.send(ping.says)
    })
  })
}
