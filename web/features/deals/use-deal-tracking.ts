import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import type { Deal } from '#contract/deals.ts'
import type { DEAL_INTERACTIONS } from '#domain/events/tracked.ts'
import type { DealCount } from '#domain/deals/deal-sorts.ts'
import { track } from '#web/features/events/public.ts'
import { countDeal } from './count-deal.ts'

type Interaction = (typeof DEAL_INTERACTIONS)[number]

const COUNTED: Partial<Record<Interaction, DealCount>> = { view: 'view', click: 'click', copy_coupon: 'copy' }

/**
 * Counts and records what the visitor does with a deal: a view once the page is visible, the rest by the returned
 * function.
 */
export function useDealTracking({ id, coupon_code, state }: Pick<Deal, 'id' | 'coupon_code' | 'state'>) {
  const location = useLocation()
  const isLive = state === 'live'

  function note(interaction: Interaction) {
    const counted = COUNTED[interaction]
    if (counted) countDeal(id, counted)
    track({
      call: 'track_deal_interaction',
      deal_id: id,
      interaction_type: interaction,
      ...(interaction === 'copy_coupon' && coupon_code && { coupon_code }),
      referrer_page: (location.state as { from?: string } | null)?.from ?? pathOfReferrer(),
    })
  }

  const noteView = useEffectEvent(() => note('view'))
  useEffect(() => {
    if (!isLive) return undefined
    if (document.visibilityState === 'visible') {
      noteView()
      return undefined
    }
    const count = () => noteView()
    document.addEventListener('visibilitychange', count, { once: true })
    return () => document.removeEventListener('visibilitychange', count)
  }, [isLive])

  return note
}

/** The page of this site from which a full load came; empty if it came from elsewhere. */
function pathOfReferrer(): string {
  const { referrer } = document
  return referrer.startsWith(`${location.origin}/`) ? new URL(referrer).pathname : ''
}
