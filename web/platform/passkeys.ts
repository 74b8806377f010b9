type WebAuthn = Record<string, unknown>

/** Thrown if the user dismissed the browser's dialog. Its code has a text. */
class PasskeyCancelled extends Error {
  code = 'passkey_cancelled'
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

async function ask(work: () => Promise<object>): Promise<WebAuthn> {
  try {
    return { ...(await work()) }
  } catch (error) {
    throw error instanceof Error && error.name === 'NotAllowedError' ? new PasskeyCancelled() : error
  }
}
