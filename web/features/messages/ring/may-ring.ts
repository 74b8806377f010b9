import { openTabChannel } from '#web/platform/browser/tab-channel.ts'
import { randomId } from '#web/platform/device/random-id.ts'
import { isAhead, type Claim, type Place } from '#domain/messages/ring.ts'

const CHANNEL = 'sayyad-new-message'
/** Milliseconds that other tabs have to claim a message. */
const CLAIM_MS = 300
const MOST_REMEMBERED = 100

interface SentClaim extends Claim {
  message_id: string
  /** Whether the tab has notified; other claims come too late. */
  hasRung?: boolean
}

const ownTab = randomId()
const best = new Map<string, Claim & Pick<SentClaim, 'hasRung'>>()
let broadcast: ((claim: SentClaim) => void) | undefined

/** Starts to listen to claims of other tabs. */
export function listenToClaims(): void {
  broadcast ??= openTabChannel<SentClaim>(CHANNEL, (claim) => {
    const known = best.get(claim.message_id)
    // the other tab was still loading this code
    if (known?.hasRung && known.tab_id === ownTab) broadcast?.({ message_id: claim.message_id, ...known })
    else remember(claim)
  })
}

/** Whether this tab should notify of a message; true in at most one tab, and only once per message. */
export async function mayRing(messageId: string, place: Place): Promise<boolean> {
  const own = { place, tab_id: ownTab }
  if (best.get(messageId)?.tab_id === ownTab) return false
  broadcast?.({ message_id: messageId, ...own })
  remember({ message_id: messageId, ...own })
  await new Promise((resolve) => setTimeout(resolve, CLAIM_MS))
  const hasRung = best.get(messageId)?.tab_id === ownTab
  if (hasRung) best.set(messageId, { ...own, hasRung })
  return hasRung
}

function remember({ message_id, ...claim }: SentClaim): void {
  const known = best.get(message_id)
  if (known && !claim.hasRung && (known.hasRung || isAhead(known, claim))) return
  best.set(message_id, claim)
  const [oldest] = best.keys()
  if (best.size > MOST_REMEMBERED && oldest !== undefined) best.delete(oldest)
}
