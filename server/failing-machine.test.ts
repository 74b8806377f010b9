import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findFreePort, ready, startPrograms } from '#server/testing/run-program.ts'

const { start, findDatabase } = startPrograms()

// each starts whole servers
vi.setConfig({ testTimeout: 120_000 })

/** A connection that has sent something. */
async function open(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await new Promise<void>((sent) => socket.write(text, () => sent()))
  return socket
}

test('requests under way at SIGTERM are answered, and no client that hangs delays the end', async () => {
  const port = await findFreePort()
  const server = start({ PORT: String(port) })
  await ready(server)
  await open(port, ' ')
  await open(port, 'GET / HTTP/1.1\r\nHost:')
  const requests = await Promise.all(
    Array.from({ length: 30 }, (_, at) => open(port, `GET /explore?price_max=${at}000 HTTP/1.1\r\nHost: here\r\n\r\n`)),
  )
  server.child.kill('SIGTERM')
  const answers = await Promise.all(
    requests.map(async (socket) => (await socket.setEncoding('utf8').toArray()).join('')),
  )
  expect(answers.filter((answer) => !/^HTTP\/1\.1 200 [^]*<\/html>/.test(answer))).toEqual([])
  expect(await server.ended).toBe(0)
  expect(findDatabase()).toBeNull()
})
