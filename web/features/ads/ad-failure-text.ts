import type { Refusal } from '#contract/ads.ts'
import type { adsTexts } from '#web/texts/ads/area.ts'
import type { Translate } from '#web/texts/create-texts.ts'
import type { TextKey } from '#web/texts/text-key.ts'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'

const TEXTS: Record<Refusal, TextKey<typeof adsTexts>> = {
  not_yours_to_do: 'ad_refusal_wrong_state',
  wrong_state: 'ad_refusal_wrong_state',
  too_early: 'ad_refusal_too_early',
  too_late: 'ad_refusal_too_late',
  must_renew: 'ad_refusal_must_renew',
  already: 'ad_refusal_already',
  changed: 'ad_refusal_wrong_state',
  undone: 'ad_refusal_undone',
  gone: 'ad_gone',
}

export const refusalText = (reason: Refusal, t: Translate<typeof adsTexts>): string => t(TEXTS[reason])

/** The error text of a failed action. */
export function adFailureText(error: unknown, t: Translate<typeof adsTexts>): string {
  const failure = failureOf(error)
  if (failure.code === 'NOT_FOUND') return t('ad_gone')
  // to who sees an older state, the ad has changed, even if it is as wanted
  if (failure.code === 'WRONG_STATE' && failure.data.reason === 'already') return t('ad_refusal_wrong_state')
  if (failure.code === 'WRONG_STATE') return t(TEXTS[failure.data.reason as Refusal] ?? 'ad_refusal_wrong_state')
  return failureText(failure, t)
}
