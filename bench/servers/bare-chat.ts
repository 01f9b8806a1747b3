/** Minimal chat as a reference: bare `ws`, sessions in memory, one statement for insert and counter, the same frames. */
import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { acceptControl } from '../rig/controlled-server.ts'
import { referenceChat, type Sent } from './reference-chat.ts'

const [port = '', databaseUrl = '', users = '2'] = process.argv.slice(2)
const chat = referenceChat(databaseUrl, Number(users))
const sockets = new Map<string, WebSocket>()

const http = createServer()
const server = new WebSocketServer({ server: http, perMessageDeflate: false, clientTracking: false })
server.on('connection', (socket, request) => {
  const userId = chat.userOf(request.headers.cookie)
  sockets.set(userId, socket)
  socket.on('close', () => sockets.get(userId) === socket && sockets.delete(userId))
  socket.on('message', (data) => {
    const frame: Sent & { type: string } = JSON.parse(String(data))
    if (frame.type === 'auth') return socket.send(JSON.stringify({ type: 'auth_success', userId }))
    if (frame.type !== 'message') return
    void chat.store(userId, frame).then((message) => {
      const { conversationId } = frame
      socket.send(
        JSON.stringify({ type: 'message_sent', conversationId, clientId: message.clientId, message }),
      )
      sockets
        .get(chat.otherOf(conversationId, userId))
        ?.send(JSON.stringify({ type: 'new_message', conversationId, message }))
    })
  })
})
http.listen(Number(port), '127.0.0.1', () => process.send?.({ people: chat.people }))
acceptControl(() => process.exit(0))
