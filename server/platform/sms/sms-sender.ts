export interface ShortMessage {
  /** E.164. */
  to: string
  text: string
}

export interface SmsSender {
  /** @throws if the provider did not accept the message */
  send: (message: ShortMessage) => Promise<void>
}

interface Options {
  /** Null prints messages instead of sending them. */
  provider: { url: string; appSid: string; sender: string | null } | null
  say: (text: string) => void
}

const PATIENCE_MS = 15_000

/**
 * Sends by the REST interface of Unifonic (https://docs.unifonic.com/reference): a form with `AppSid`, `SenderID`,
 * `Recipient` without the plus, and `Body`.
 */
export function createSmsSender({ provider, say }: Options): SmsSender {
  if (!provider) return { send: async ({ to, text }) => say(`sms to ${to}: ${text}`) }
  const { url, appSid, sender } = provider
  return {
    send: async ({ to, text }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({
          AppSid: appSid,
          ...(sender && { SenderID: sender }),
          Recipient: to.replace('+', ''),
          Body: text,
          responseType: 'JSON',
        }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const answer: unknown = await response.json().catch(() => null)
      const isTaken = response.ok && typeof answer === 'object' && (answer as { success?: unknown })?.success === true
      if (!isTaken) throw new Error(`The SMS provider answered ${response.status}`)
    },
  }
}
