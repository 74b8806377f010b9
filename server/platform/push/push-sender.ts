import { ECDH } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type webPush from 'web-push'
import { lookupPublic, PrivateAddress } from './public-address.ts'

/** The subscription of one device (RFC 8030, RFC 8291). */
export interface PushAddress {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushKeys {
  publicKey: string
  privateKey: string
}

interface Push {
  to: PushAddress
  payload: string
  keys: PushKeys
  /** How long the push service tries to deliver the message, in seconds. */
  seconds: number
  /** Replaces a pending message with the same topic. At most 32 characters of base64url. */
  topic: string
}

export interface PushSender {
  /** Whether the server may send to the address, which is untrusted input. */
  accepts: (address: PushAddress) => boolean
  /**
   * @returns `gone` if the subscription has ended
   * @throws if the push service does not accept the message
   */
  send: (push: Push) => Promise<'sent' | 'gone'>
}

/** Restricts where endpoints may be. */
export interface PushReach {
  accepts: (url: URL) => boolean
  lookup?: LookupFunction
}

const PUBLIC: PushReach = {
  accepts: ({ protocol, hostname, port, username, password }) =>
    protocol === 'https:' &&
    port === '' &&
    !username &&
    !password &&
    hostname.includes('.') &&
    isIP(hostname) === 0 &&
    !hostname.startsWith('['),
  lookup: lookupPublic,
}

const PATIENCE_MS = 15_000
const GONE = [404, 410]
const SECRET_BYTES = 16

export function createPushSender(publicUrl: string, reach: PushReach = PUBLIC): PushSender {
  const { protocol, hostname } = new URL(publicUrl)
  const subject = protocol === 'https:' ? publicUrl : `mailto:no-reply@${hostname}`
  const accepts = ({ endpoint, ...keys }: PushAddress) =>
    URL.canParse(endpoint) && reach.accepts(new URL(endpoint)) && areKeys(keys)

  return {
    accepts,
    send: async ({ to, payload, keys, seconds, topic }) => {
      if (!accepts(to)) return 'gone'
      const { endpoint, ...own } = to
      const { generateRequestDetails } = (await import('web-push')).default
      const details = generateRequestDetails({ endpoint, keys: own }, payload, {
        vapidDetails: { subject, ...keys },
        TTL: seconds,
        topic,
        urgency: 'high',
      })
      try {
        const status = await post(new URL(endpoint), details, reach.lookup)
        if (GONE.includes(status)) return 'gone'
        if (status < 200 || status > 299) throw new Error(`The push service responded with ${status}`)
        return 'sent'
      } catch (error) {
        if (error instanceof PrivateAddress) return 'gone'
        throw error
      }
    },
  }
}

/** Whether the keys are a point on the curve and a secret. */
function areKeys({ p256dh, auth }: Pick<PushAddress, 'p256dh' | 'auth'>): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return Buffer.from(auth, 'base64url').length === SECRET_BYTES
  } catch {
    return false
  }
}

type Details = ReturnType<typeof webPush.generateRequestDetails>

/** Follows no redirects and reads only the status. */
function post(url: URL, { headers, body }: Details, lookup?: LookupFunction): Promise<number> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'http:' ? requestHttp : requestHttps
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const request = send(url, { method: 'POST', headers, agent: false, signal, ...(lookup && { lookup }) })
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    request.on('error', reject)
    request.end(body)
  })
}
