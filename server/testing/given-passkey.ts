import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { passkeys } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import type { Browser } from './browser.ts'
import type { GivenApp } from './given-app.ts'

/** Flags of the authenticator data: user present, user verified. */
const FLAGS = 0b101

/**
 * Adds a passkey of a user.
 * @returns a function that signs in with it, like a browser with an authenticator
 */
export async function givenPasskey({ services }: GivenApp, userId: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // a COSE key in CBOR: EC2 for ES256 on P-256
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const credentialId = randomBytes(16).toString('base64url')
  await services.db.insert(passkeys).values({
    id: newId(),
    user_id: userId,
    name: 'tests',
    public_key: cose.toString('base64'),
    credential_id: credentialId,
    counter: 0,
    device_type: 'singleDevice',
    backed_up: false,
  })

  return async (browser: Browser) => {
    const options = (await browser.post('/security/passkey-sign-in/options', {})).json<{ challenge: string }>()
    const origin = services.publicUrl
    const clientData = Buffer.from(
      JSON.stringify({ type: 'webauthn.get', challenge: options.challenge, origin, crossOrigin: false }),
    )
    const authenticatorData = Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([FLAGS, 0, 0, 0, 0])])
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey)
    const response = {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    }
    return browser.post('/security/passkey-sign-in', { response })
  }
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
