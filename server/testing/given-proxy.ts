import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

export interface Proxy {
  port: number
  /** Closes all connections and refuses new ones. */
  stop: () => Promise<void>
  /** Starts again on the same port. */
  start: () => Promise<void>
}

/** A proxy to a local server that can be stopped and started. */
export async function givenProxy(target: number): Promise<Proxy> {
  const sockets = new Set<Socket>()
  let server: Server
  let port = 0

  async function start(): Promise<void> {
    server = createServer((socket) => {
      const other = connect(target, '127.0.0.1')
      for (const one of [socket, other]) {
        sockets.add(one)
        one.on('error', () => {})
        one.once('close', () => {
          sockets.delete(one)
          for (const end of [socket, other]) end.destroy()
        })
      }
      socket.pipe(other).pipe(socket)
    }).listen(port, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    ;({ port } = server.address() as AddressInfo)
  }

  await start()
  return {
    port,
    start,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
