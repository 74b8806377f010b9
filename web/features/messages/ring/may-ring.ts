import { randomId } from '#web/platform/random-id.ts'
import { isAhead, type Claim, type Place } from '#domain/messages/ring.ts'

const CHANNEL = 'sayyad-new-message'
/** Milliseconds that other tabs have to claim a message. */
const CLAIM_MS = 300
const MOST_REMEMBERED = 100

interface SaidClaim extends Claim {
  message_id: string
}

const ownTab = randomId()
const best = new Map<string, Claim>()
let channel: BroadcastChannel | null = null

/** Starts to listen to claims of other tabs. */
export function listenToClaims(): void {
  if (channel || !('BroadcastChannel' in globalThis)) return
  channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<SaidClaim>) => remember(data.message_id, data))
}

/** Whether this tab should notify of a message; true in at most one tab, and only once per message. */
export async function mayRing(messageId: string, place: Place): Promise<boolean> {
  const own = { place, tab_id: ownTab }
  if (best.get(messageId)?.tab_id === ownTab) return false
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage({ message_id: messageId, ...own } satisfies SaidClaim)
  remember(messageId, own)
  await new Promise((resolve) => setTimeout(resolve, CLAIM_MS))
  return best.get(messageId)?.tab_id === ownTab
}

function remember(messageId: string, { place, tab_id }: Claim): void {
  const known = best.get(messageId)
  if (known && isAhead(known, { place, tab_id })) return
  best.set(messageId, { place, tab_id })
  const [oldest] = best.keys()
  if (best.size > MOST_REMEMBERED && oldest !== undefined) best.delete(oldest)
}
