import { createServer, request } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

/** An HTTP proxy on this machine whose connections can be cut, for browsers that cannot be told to be offline. */
export interface CutProxy {
  /** Host and port. */
  address: string
  setCut: (isCut: boolean) => void
  close: () => void
}

export async function openCutProxy(): Promise<CutProxy> {
  let isCut = false
  const sockets = new Set<Socket>()
  const server = createServer((asked, answer) => {
    const passed = request(asked.url ?? '', { method: asked.method, headers: asked.headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  server.on('connection', (socket) => {
    if (isCut) return socket.destroy()
    sockets.add(socket)
    return socket.on('close', () => sockets.delete(socket))
  })
  server.on('upgrade', (asked, socket, head) => {
    const { hostname, port, pathname, search } = new URL(asked.url ?? '')
    const other = connect(Number(port), hostname, () => {
      const headers = Object.entries(asked.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
      other.write(`GET ${pathname}${search} HTTP/1.1\r\n${headers.join('')}\r\n`)
      other.write(head)
      other.pipe(socket).pipe(other)
    })
    for (const one of [socket, other]) {
      one.on('error', () => {})
      one.on('close', () => [socket, other].map((each) => each.destroy()))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    setCut: (wanted) => {
      isCut = wanted
      if (isCut) cut()
    },
    close: () => {
      server.close()
      cut()
    },
  }
}
