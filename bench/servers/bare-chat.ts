/** The least that a chat can be: bare `ws`, sessions in memory, one statement for insert and counter, the same frames. */
import { createServer } from 'node:http'
import postgres from 'postgres'
import { type WebSocket, WebSocketServer } from 'ws'
import { conversationIdOf } from '../chat/seed-chat.ts'
import { referenceToken, userIdOf } from '../rig/people.ts'

const [port = '', databaseUrl = '', users = '2'] = process.argv.slice(2)
const count = Number(users)
const sql = postgres(databaseUrl, { max: 10, connection: { synchronous_commit: 'on', TimeZone: 'UTC' } })
const tokens = Array.from({ length: count }, (_, number) => referenceToken(number))
const userOf = new Map(tokens.map((token, number) => [`sid=${token}`, userIdOf(number)]))
const pairs = count / 2
const membersOf = new Map(
  Array.from({ length: pairs }, (_, number) => [
    conversationIdOf(number),
    [userIdOf(number), userIdOf(number + pairs)],
  ]),
)
const sockets = new Map<string, WebSocket>()

type Sent = {
  type: string
  conversationId: string
  message: { clientId: string; type: string; body: string }
}

async function store(userId: string, { conversationId, message }: Sent) {
  const [row] = await sql<{ seq: number; id: string; created_at: Date }[]>`
    with moved as (
      update conversations set last_seq = last_seq + 1, last_message_at = now()
      where id = ${conversationId} returning last_seq
    )
    insert into messages (conversation_id, seq, client_id, sender_id, type, body, created_at)
    select ${conversationId}, last_seq, ${message.clientId}, ${userId}, ${message.type}, ${message.body}, now() from moved
    returning seq, id, created_at`
  return { ...message, conversationId, senderId: userId, ...row }
}

const http = createServer()
const server = new WebSocketServer({ server: http, perMessageDeflate: false, clientTracking: false })
server.on('connection', (socket, request) => {
  const userId = userOf.get(request.headers.cookie ?? '') ?? ''
  sockets.set(userId, socket)
  socket.on('close', () => sockets.get(userId) === socket && sockets.delete(userId))
  socket.on('message', (data) => {
    const frame: Sent = JSON.parse(String(data))
    if (frame.type === 'auth') return socket.send(JSON.stringify({ type: 'auth_success', userId }))
    if (frame.type !== 'message') return
    void store(userId, frame).then((message) => {
      const { conversationId } = frame
      const other = membersOf.get(conversationId)?.find((member) => member !== userId) ?? ''
      socket.send(
        JSON.stringify({ type: 'message_sent', conversationId, clientId: message.clientId, message }),
      )
      sockets.get(other)?.send(JSON.stringify({ type: 'new_message', conversationId, message }))
    })
  })
})
http.listen(Number(port), '127.0.0.1', () => {
  process.send?.({ people: tokens.map((token) => ({ cookie: `sid=${token}` })) })
})
process.on('SIGTERM', () => process.exit(0))
