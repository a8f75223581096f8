/** Connections on which nothing was sent yet. Browsers open them in advance, and Node does not count them as idle. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Call before the server listens; the function that is returned closes them. */
export function unusedConnections(server: Server): () => void {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }
}
