import type { WaitingAd } from '#contract/ad-reviews.ts'
import type { ApiClient } from '#contract/client.ts'
import type { AdRejectionReason } from '#domain/ads/rejection-reasons.ts'
import { failureOf, failureText } from '#web/ui/form/failure.ts'
import type { Translate } from '#web/texts/create-texts.ts'

export type Verdict = { isApproved: true } | { isApproved: false; reasons: AdRejectionReason[]; note: string }
export type Looked = Pick<WaitingAd, 'card' | 'submitted_at'>

export interface Outcome {
  ad: Looked
  /** Null on success. */
  failure: { code: string; text: string } | null
}

/** Decides one ad. The server rejects the decision if the ad has been resubmitted since `submitted_at`. */
export async function decide(api: ApiClient, ad: Looked, verdict: Verdict, t: Translate): Promise<Outcome> {
  const looked = { car_id: ad.card.id, submitted_at: ad.submitted_at }
  try {
    if (verdict.isApproved) await api.ad_reviews.approve(looked)
    else await api.ad_reviews.reject({ ...looked, reasons: verdict.reasons, note: verdict.note })
    return { ad, failure: null }
  } catch (error) {
    const failure = failureOf(error)
    return { ad, failure: { code: failure.code, text: failureText(failure, t) } }
  }
}

/** Sequential requests; a failed one does not stop the others. */
export async function decideAll(api: ApiClient, ads: readonly Looked[], verdict: Verdict, t: Translate) {
  const outcomes: Outcome[] = []
  for (const ad of ads) outcomes.push(await decide(api, ad, verdict, t))
  return outcomes
}

/** Whether the ad has left the queue: decided now or earlier, or deleted. */
export const isGone = ({ failure }: Outcome): boolean =>
  failure === null || failure.code === 'ALREADY_DECIDED' || failure.code === 'NOT_FOUND'
