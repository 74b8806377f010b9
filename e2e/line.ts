import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Writable } from 'node:stream'
import { SITE } from './site.ts'

interface Answer {
  status?: number
  type: string
  body: string
}

/** What answers in place of the site; null for what the site answers itself. */
type Instead = (path: string) => Answer | null

/** A line to the site under test, at an origin of its own. */
export interface Line {
  origin: string
  /** From now on nothing can be reached. */
  cut: () => void
  /** From now on requests are taken and never answered. */
  stall: () => void
  restore: () => void
  /** Lets someone else answer, such as a hotel or a server of another version. */
  answerInstead: (instead: Instead) => void
  /**
   * From now on only the first bytes of each upload arrive, and no answer to them, as if their connections were lost
   * unnoticed. After `restore` the next requests pass.
   * @returns the number of uploads that are held
   */
  holdUploads: (bytes: number) => () => number
  close: () => Promise<void>
}

export async function openLine(): Promise<Line> {
  let isCut = false
  let isStalled = false
  let instead: Instead = () => null
  let mostBytes: number | null = null
  let held = 0
  const sockets = new Set<Socket>()
  const server = createServer((asked, answer) => {
    if (isStalled) return
    const other = instead(asked.url ?? '')
    if (other) {
      answer.writeHead(other.status ?? 200, { 'content-type': other.type, 'cache-control': 'no-cache' }).end(other.body)
    } else if (mostBytes !== null && asked.method === 'PATCH') passBegin(asked, mostBytes, () => (held += 1))
    else pass(asked, answer)
  })
  server.on('connection', (socket) => {
    if (isCut) return socket.destroy()
    sockets.add(socket)
    return socket.on('close', () => sockets.delete(socket))
  })
  server.on('upgrade', (asked, socket, head) => {
    const passed = ask(asked)
    passed.on('upgrade', (answer, other, first) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
      socket.write(first)
      other.write(head)
      other.pipe(socket).pipe(other)
      for (const one of [socket, other]) one.on('error', () => other.destroy())
    })
    passed.on('error', () => socket.destroy())
    passed.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    stall: () => {
      isStalled = true
    },
    restore: () => {
      isCut = false
      isStalled = false
      instead = () => null
      mostBytes = null
    },
    holdUploads: (bytes) => {
      mostBytes = bytes
      held = 0
      return () => held
    },
    answerInstead: (other) => {
      instead = other
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Asks the site, which expects its own name and origin. */
function ask({ method, url, headers }: IncomingMessage) {
  const { host } = new URL(SITE.origin)
  const own = { ...headers, host, ...(headers.origin && { origin: SITE.origin }) }
  return request(SITE.origin + url, { method, headers: own })
}

function pass(asked: IncomingMessage, answer: ServerResponse): void {
  const passed = ask(asked)
  passed.on('response', (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
  })
  passed.on('error', () => answer.destroy())
  asked.pipe(passed)
}

/** Passes the first bytes of a body. The site keeps waiting for the others, as it does when a connection is lost. */
function passBegin(asked: IncomingMessage, bytes: number, onHeld: () => void): void {
  const passed = ask(asked)
  passed.on('error', () => {})
  let left = bytes
  const taken = new Writable({
    write: (chunk: Buffer, _encoding, next) => {
      const part = chunk.subarray(0, left)
      left -= part.length
      passed.write(part, () => {
        if (left > 0) next()
        else onHeld()
      })
    },
  })
  // the browser gives up
  asked.on('error', () => {})
  asked.pipe(taken)
}
