import type { MessageRow } from '#server/features/messages/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { OfferRow } from '#server/platform/db/schema/index.ts'
import { addOfferMessage, notifyOfOffer, setOfferState, type OfferServices } from './end-offer.ts'

interface Reopening {
  offer: OfferRow
  by: { sender_id: string; id: string }
  now: Date
}

/** Takes the acceptance of an offer back with a message to both sides. The offer keeps its end. */
export async function reopenOffer(services: OfferServices, tx: Db, { offer, by, now }: Reopening): Promise<MessageRow> {
  await setOfferState(tx, offer, 'open')
  const added = await addOfferMessage(tx, { offer, step: 'reopened', by, now })
  await notifyOfOffer(services, tx, { offer, side: offer.side, kind: 'offer_reopened', now })
  return added
}
