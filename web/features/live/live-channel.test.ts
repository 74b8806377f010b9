import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server, type Socket } from 'socket.io'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveNews } from '#contract/live.ts'
import { LIVE_PATH } from '#domain/live/live-path.ts'
import type { LiveSignal } from '#domain/live/live-status.ts'
import { openChannel, type LiveChannel } from './live-channel.ts'

let live: Server
let channel: LiveChannel | undefined

beforeEach(async () => {
  const http = createServer()
  live = new Server(http, { path: LIVE_PATH, transports: ['websocket'], pingInterval: 20, pingTimeout: 200 })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}` })
})
afterEach(async () => {
  channel?.close()
  await live.close()
  vi.unstubAllGlobals()
})

const accepted = () => new Promise<Socket>((resolve) => live.on('connection', resolve))

function open() {
  const signals: LiveSignal[] = []
  const heard: [name: keyof LiveNews, news: unknown][] = []
  channel = openChannel({
    onSignal: (signal) => signals.push(signal),
    onNews: (name, news) => heard.push([name, news]),
  })
  return { signals, heard, channel }
}

test('MSG-11 MSG-12 a page hears events of a Socket.IO server, asks and is answered, and stays connected by its pings', async () => {
  const connection = accepted()
  const opened = open()
  const socket = await connection
  await expect.poll(() => opened.signals).toEqual(['SUBSCRIBED'])

  socket.emit('message', { text: 'مرحبا [1] "2"\n' })
  socket.emit('missed')
  const typed = vi.fn()
  socket.on('typing', typed)
  socket.on('join', ({ conversation_id }, answer) => answer(conversation_id === 'one' ? null : 'NOT_FOUND'))
  opened.channel.send('typing', 'one')
  const answers = ['two', 'one'].map((id) => opened.channel.join(id))
  expect(await Promise.all(answers)).toEqual(['NOT_FOUND', null])
  expect(typed).toHaveBeenCalledWith({ conversation_id: 'one' })
  expect(opened.heard).toEqual([
    ['message', { text: 'مرحبا [1] "2"\n' }],
    ['missed', undefined],
  ])

  const beat = vi.fn()
  socket.conn.on('heartbeat', beat)
  await expect.poll(() => beat.mock.calls.length).toBeGreaterThan(2)
  expect(opened.signals).toEqual(['SUBSCRIBED'])

  const left = new Promise((resolve) => socket.on('disconnect', resolve))
  opened.channel.close()
  await left
  expect(opened.signals).toEqual(['SUBSCRIBED'])
})

test('MSG-12 a session that has ended is not tried again; every other refusal is', async () => {
  live.use((_socket, proceed) => proceed(new Error(refusal)))
  let refusal = 'UNAUTHORIZED'
  const ended = open()
  await expect.poll(() => ended.signals).toEqual(['CLOSED'])
  refusal = 'TOO_MANY_ATTEMPTS'
  const refused = open()
  await expect.poll(() => refused.signals).toEqual(['CHANNEL_ERROR'])
})

const ENDS: Record<string, [end: (socket: Socket) => void, signal: LiveSignal]> = {
  'the server ends the session': [(socket) => socket.disconnect(true), 'CLOSED'],
  'the server stops': [() => live.engine.close(), 'CHANNEL_ERROR'],
  'the server falls silent': [mute, 'CHANNEL_ERROR'],
}

/** Stops the pings of the server, as if its packets were lost. */
function mute({ conn }: Socket): void {
  vi.spyOn(conn as unknown as { sendPacket: () => void }, 'sendPacket').mockReturnValue()
}

test.each(Object.entries(ENDS))(
  'MSG-12 a page notices the end of its connection when %s',
  async (_name, [end, signal]) => {
    const connection = accepted()
    const { signals } = open()
    const socket = await connection
    await expect.poll(() => signals).toEqual(['SUBSCRIBED'])
    end(socket)
    await expect.poll(() => signals).toEqual(['SUBSCRIBED', signal])
  },
)
