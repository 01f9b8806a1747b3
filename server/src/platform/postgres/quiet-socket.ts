import { Socket } from 'node:net'

type Target = { path?: string | false; host: readonly string[]; port: readonly number[] }

/**
 * Sockets for the driver that never report an error once they are connected: they only close. The driver (postgres 3.4.9)
 * loses statements that it takes between a socket's error and its close: they are never answered, and their connection is
 * stuck for good. On a close alone it fails every one of them.
 */
export const quietSockets = {
  socket: ({ path, host, port }: Target) => {
    const socket = new Socket()
    let isConnected = false
    socket.once('connect', () => (isConnected = true))
    const destroy = socket._destroy.bind(socket)
    socket._destroy = (error, done) => destroy(isConnected ? null : error, done)
    return path ? socket.connect(path) : socket.connect(port[0] ?? 5432, host[0] ?? 'localhost')
  },
}
