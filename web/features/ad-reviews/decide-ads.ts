import type { WaitingAd } from '#contract/ad-reviews.ts'
import type { ApiClient } from '#contract/client.ts'
import type { AdRejectionReason } from '#domain/ads/rejection-reasons.ts'
import type { NotedCall } from '#web/features/audit/public.ts'
import { isGone } from '#web/features/decision-queue/public.ts'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import type { Translate } from '#web/texts/create-texts.ts'

export type Verdict = { isApproved: true } | { isApproved: false; reasons: AdRejectionReason[]; note: string }

export interface Outcome {
  /** The ad as the reviewer saw it. */
  ad: WaitingAd
  /** Null on success. */
  failure: { code: string; text: string } | null
}

interface Sender {
  api: ApiClient
  call: NotedCall
  t: Translate
}

/** Decides one ad. The server rejects the decision if the ad has been resubmitted since `submitted_at`. */
export async function decide({ api, call, t }: Sender, ad: WaitingAd, verdict: Verdict): Promise<Outcome> {
  const looked = { car_id: ad.card.id, submitted_at: ad.submitted_at }
  try {
    if (verdict.isApproved) await api.ad_reviews.approve(looked, call)
    else await api.ad_reviews.reject({ ...looked, reasons: verdict.reasons, note: verdict.note }, call)
    return { ad, failure: null }
  } catch (error) {
    const failure = failureOf(error)
    return { ad, failure: { code: failure.code, text: failureText(failure, t) } }
  }
}

/** Sequential requests; a failed one does not stop the others. */
export async function decideAll(sender: Sender, ads: readonly WaitingAd[], verdict: Verdict) {
  const outcomes: Outcome[] = []
  for (const ad of ads) outcomes.push(await decide(sender, ad, verdict))
  return outcomes
}

/** Whether the ad has left the queue: decided now or earlier, or deleted. */
export const hasLeft = ({ failure }: Outcome): boolean => failure === null || isGone(failure)
