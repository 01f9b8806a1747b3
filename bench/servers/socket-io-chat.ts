/** The same least chat on Socket.IO, over its WebSocket transport alone. */
import { createServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { obey } from '../rig/obey.ts'
import { referenceChat, type Sent } from './reference-chat.ts'

const [port = '', databaseUrl = '', users = '2'] = process.argv.slice(2)
const chat = referenceChat(databaseUrl, Number(users))
const sockets = new Map<string, Socket>()

const http = createServer()
const server = new Server(http, { transports: ['websocket'], serveClient: false })
server.on('connection', (socket) => {
  const userId = chat.userOf(socket.handshake.headers.cookie)
  sockets.set(userId, socket)
  socket.on('disconnect', () => sockets.get(userId) === socket && sockets.delete(userId))
  socket.on('message', (frame: Sent) => {
    void chat.store(userId, frame).then((message) => {
      const { conversationId } = frame
      socket.emit('message_sent', { conversationId, clientId: message.clientId, message })
      sockets.get(chat.otherOf(conversationId, userId))?.emit('new_message', { conversationId, message })
    })
  })
})
http.listen(Number(port), '127.0.0.1', () => process.send?.({ people: chat.people }))
obey(() => process.exit(0))
