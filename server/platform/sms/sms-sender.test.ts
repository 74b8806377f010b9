import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createSmsSender } from './sms-sender.ts'

const PHONE = '+966501234567'

let provider: Server
let asked: string[] = []
let answers: [status: number, body: string][] = []
beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked.push(body)
      const [code, text] = answers.shift() ?? [200, '{"success":true}']
      response.writeHead(code, { 'content-type': 'application/json' }).end(text)
    })
  })
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready))
})
afterAll(() => void provider.close())

const sender = () => {
  const { port } = provider.address() as AddressInfo
  asked = []
  return createSmsSender({
    provider: { url: `http://127.0.0.1:${port}/rest/SMS/messages`, appSid: 'sid', sender: 'Sayyad' },
    outbox: '/nowhere',
    printsSecrets: false,
    log: () => {},
  })
}

test('AUTH-06 messages are sent as the API of the provider requires', async () => {
  await sender().send({ to: PHONE, text: 'رمزك: 123456 & more' })
  expect(Object.fromEntries(new URLSearchParams(asked[0]))).toEqual({
    AppSid: 'sid',
    SenderID: 'Sayyad',
    Recipient: '966501234567',
    Body: 'رمزك: 123456 & more',
    responseType: 'JSON',
  })
})

test.each([
  [500, 'oops'],
  [200, '{"success":false,"errorCode":"ER-01"}'],
  [200, 'not json'],
])('AUTH-06 an answer of %i %s is a failure, so that the job tries again', async (code, body) => {
  answers = [[code, body]]
  await expect(sender().send({ to: PHONE, text: 'x' })).rejects.toThrow('SMS provider')
})

test.each([
  [true, `sms to ${PHONE}: code 1`],
  [false, expect.stringMatching(/^sms saved as .*\/outbox\/.*\.txt$/)],
])(
  'AUTH-06 without a provider SMS are written to the outbox, and printed if configured: %s',
  async (printsSecrets, line) => {
    const outbox = join(mkdtempSync(join(inject('folder'), 'sms-')), 'outbox')
    const said: string[] = []
    const sms = createSmsSender({ provider: null, outbox, printsSecrets, log: (text) => said.push(text) })
    await sms.send({ to: PHONE, text: 'code 1' })
    expect(said).toEqual([line])
    const [name = ''] = readdirSync(outbox)
    expect(readFileSync(join(outbox, name), 'utf8')).toBe(`${PHONE}\ncode 1\n`)
    expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600)
  },
)
