import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
    say: () => {},
  })
}

test('AUTH-06 it is asked as its interface wants it', async () => {
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

test('AUTH-06 without a provider messages are printed', async () => {
  const said: string[] = []
  await createSmsSender({ provider: null, say: (text) => said.push(text) }).send({ to: PHONE, text: 'code 1' })
  expect(said).toEqual([`sms to ${PHONE}: code 1`])
})
