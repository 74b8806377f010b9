import { setTimeout as wait } from 'node:timers/promises'
import type { Message } from '#contract/messages.ts'

const TOO_LONG_MS = 10_000
/** The interval between attempts, which would otherwise slow down the restart that they wait for. */
const RETRY_MS = 20

/** A signed-in user and the servers that the user can reach. */
export interface Sender {
  addresses: readonly string[]
  cookies: string
}

/**
 * Posts to the API of a server.
 * @throws if the server is unreachable
 */
export const postTo = (address: string, cookies: string, path: string, body: object): Promise<Response> =>
  fetch(`${address}/api/v1${path}`, {
    method: 'POST',
    headers: { cookie: cookies, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TOO_LONG_MS),
  })

/**
 * Sends a message until a server acknowledges it, like the outbox of a page.
 * @param id the ID of the message, also used as its text
 * @returns the `seq` of the message
 */
export async function deliverMessage({ addresses, cookies }: Sender, conversationId: string, id: string) {
  for (let tries = 0; ; tries += 1) {
    const address = addresses[tries % addresses.length] ?? ''
    const path = `/me/conversations/${conversationId}/messages`
    const answer = await postTo(address, cookies, path, { id, content: id }).catch(() => null)
    const stored = answer?.ok && ((await answer.json().catch(() => null)) as Message | null)
    if (stored) return stored.seq
    await wait(RETRY_MS)
  }
}
