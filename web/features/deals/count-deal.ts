import type { DealCount } from '#domain/deals/deal-sorts.ts'
import { sendBeacon } from '#web/platform/browser/beacon.ts'

/** Counts what the visitor does with a deal, also while the page is left. */
export const countDeal = (dealId: string, what: DealCount): void =>
  sendBeacon(`/api/v1/deals/${dealId}/counts`, { what })
