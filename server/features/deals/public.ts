import { announceDeals } from './announce-deals.job.ts'
import { deleteCountedDeals } from './delete-counted-deals.job.ts'

export { categoryContent } from './categories.ts'
export { dealContent } from './deal-content.ts'
export { isSectionOn } from './is-section-on.ts'
export { isInState } from './state-of-deal.ts'

export const DEAL_JOBS = [announceDeals, deleteCountedDeals]
