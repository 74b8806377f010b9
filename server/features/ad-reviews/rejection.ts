import type { AdRejectionReason } from '#domain/ads/rejection-reasons.ts'
import type { AdNews } from '#server/features/ads/public.ts'
import type { CarRow } from '#server/platform/db/schema/index.ts'
import type { Say } from '#server/features/sentences/public.ts'

export interface Rejection {
  reasons: AdRejectionReason[]
  /** Written in the language of the seller. */
  note: string
}

/** The column changes, history note and notification of a rejection. */
export const rejection = (
  carId: string,
  { reasons, note }: Rejection,
): { row: Partial<CarRow>; note: string; news: Omit<AdNews, 'kind'> } => ({
  row: { rejection_reasons: reasons, admin_notes: note || null },
  note: [...reasons, note].filter(Boolean).join(', '),
  news: {
    link: `/my-ads/edit/${carId}`,
    values: (_lang, say) => ({ reason: reasonText({ reasons, note }, say) }),
  },
})

/** The predefined reasons, followed by the note. */
const reasonText = ({ reasons, note }: Rejection, say: Say): string =>
  [...reasons.map((reason) => (reason === 'other' ? '' : say(`sentence_rejected_${reason}`))), note]
    .filter(Boolean)
    .join(' ')
