type WebAuthn = Record<string, unknown>

/** Thrown if the user dismissed the browser's dialog. Its code has a text. */
class PasskeyCancelled extends Error {
  code = 'passkey_cancelled'
}

/** Thrown by browsers without passkeys, such as all of them without HTTPS. Its code has a text. */
class PasskeysMissing extends Error {
  code = 'passkeys_missing'
}

const load = () => import('@simplewebauthn/browser')

/** @param options options from the server */
export async function createPasskey(options: WebAuthn): Promise<WebAuthn> {
  const { startRegistration } = await load()
  return ask(() => startRegistration({ optionsJSON: options as never }))
}

export async function answerWithPasskey(options: WebAuthn): Promise<WebAuthn> {
  const { startAuthentication } = await load()
  return ask(() => startAuthentication({ optionsJSON: options as never }))
}

function hasPasskeys(): boolean {
  try {
    return typeof PublicKeyCredential === 'function'
  } catch {
    return false
  }
}

async function ask(work: () => Promise<object>): Promise<WebAuthn> {
  if (!hasPasskeys()) throw new PasskeysMissing()
  try {
    return { ...(await work()) }
  } catch (error) {
    throw error instanceof Error && error.name === 'NotAllowedError' ? new PasskeyCancelled() : error
  }
}
