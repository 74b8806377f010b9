import { newId } from '#server/platform/ids.ts'
import { writePrivately } from '#server/platform/files/write-privately.ts'

export interface ShortMessage {
  /** In E.164 format. */
  to: string
  text: string
}

export interface SmsSender {
  /** @throws if the provider does not accept the message */
  send: (message: ShortMessage) => Promise<void>
}

interface Options {
  /** Null saves messages in the outbox folder instead of sending them. */
  provider: { url: string; appSid: string; sender: string | null } | null
  outbox: string
  /** Whether to print numbers and the text of messages, which includes codes. */
  printsSecrets: boolean
  log: (text: string) => void
}

const PATIENCE_MS = 15_000

/**
 * Sends text messages through the REST API of Unifonic (https://docs.unifonic.com/reference): a form with `AppSid`,
 * `SenderID`, `Recipient` without the plus sign, and `Body`.
 */
export function createSmsSender({ provider, outbox, printsSecrets, log }: Options): SmsSender {
  if (!provider) {
    return {
      send: async ({ to, text }) => {
        const path = await writePrivately(outbox, `${newId()}.txt`, `${to}\n${text}\n`)
        log(printsSecrets ? `sms to ${to}: ${text}` : `sms saved as ${path}`)
      },
    }
  }
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
      if (!isTaken) throw new Error(`The SMS provider responded with ${response.status}`)
    },
  }
}
