import { expect, test } from 'vitest'
import webPush from 'web-push'
import { lookupPublic } from './public-address.ts'
import { createPushSender } from './push-sender.ts'

const sender = createPushSender('https://sayyad.example')
const { publicKey: p256dh } = webPush.generateVAPIDKeys()
const keys = { p256dh, auth: Buffer.alloc(16).toString('base64url') }
const accepts = (endpoint: string) => sender.accepts({ endpoint, ...keys })

test.each(['https://fcm.googleapis.com/fcm/send/abc', 'https://web.push.apple.com/QGuQyavXut'])(
  'pushes may go to %s',
  (endpoint) => {
    expect(accepts(endpoint)).toBe(true)
  },
)

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://push.example:8443/x',
  'https://user:password@push.example/x',
  'file:///etc/passwd',
  'no address',
])('pushes never go to %s', (endpoint) => {
  expect(accepts(endpoint)).toBe(false)
})

test('host names with private addresses are not called', async () => {
  const local = createPushSender('https://sayyad.example', {
    accepts: () => true,
    lookup: lookupPublic,
  })
  const push = { payload: '{}', keys: webPush.generateVAPIDKeys(), seconds: 60, topic: 'one' }
  expect(await local.send({ ...push, to: { endpoint: 'https://localhost/x', ...keys } })).toBe('gone')
})

test.each([
  { ...keys, p256dh: 'AAAA' },
  { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
  { ...keys, auth: 'short' },
])('keys that are none are refused', (wrong) => {
  expect(sender.accepts({ endpoint: 'https://fcm.googleapis.com/fcm/send/abc', ...wrong })).toBe(false)
})
