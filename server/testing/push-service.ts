import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushReach } from '#server/platform/push/push-sender.ts'
import { newId } from '#server/platform/ids.ts'
import { closeAfterFile } from './close-after-file.ts'

interface Received {
  payload: { title: string; body: string; lang: string; dir: string; tag: string; link: string }
  headers: IncomingHttpHeaders
  /** The claims signed by the sender. */
  claims: { aud: string; exp: number; sub: string }
  /** The public key of the sender. */
  key: string
}

/** Accepts only loopback addresses. */
export const LOOPBACK: PushReach = { accepts: ({ hostname }) => hostname === '127.0.0.1' }

/** A local push service with devices, which decrypt the messages that they receive (RFC 8188, RFC 8291, RFC 8292). */
export async function givenPushService() {
  const devices = new Map<string, { keys: ECDH; auth: Buffer; received: Received[] }>()
  let status = 201
  const service = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const device = devices.get(request.url ?? '')
      if (device && status === 201) {
        const payload = JSON.parse(decrypt(Buffer.concat(parts), device).toString('utf8'))
        device.received.push({ payload, headers: request.headers, ...readSignature(request.headers.authorization) })
      }
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  closeAfterFile(() => new Promise<void>((resolve) => void service.close(() => resolve())))
  const { port } = service.address() as AddressInfo
  return {
    answer: (code: number) => {
      status = code
    },
    /** A new device, described by a subscription like that of a browser. */
    newDevice: () => {
      const [path, keys, auth, received] = [`/${newId()}`, createECDH('prime256v1'), randomBytes(16), [] as Received[]]
      const p256dh = keys.generateKeys('base64url')
      devices.set(path, { keys, auth, received })
      return {
        endpoint: `http://127.0.0.1:${port}${path}`,
        keys: { p256dh, auth: auth.toString('base64url') },
        received,
      }
    },
  }
}

function decrypt(body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): Buffer {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + sender.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
  const derive = (use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${use}\0`, bytes))
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  cipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2))
}

/** @throws if the signature does not match the key that is sent with it */
function readSignature(authorization = ''): Pick<Received, 'claims' | 'key'> {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? []
  const [head, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const sealed = Buffer.from(signature, 'base64url')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    sealed,
  )
  if (!isSigned) throw new Error('The signature is wrong')
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')), key }
}
