export { PromotePage } from './promote-page.tsx'
export { Promotions, promotionView } from './promotion-queue.tsx'
export { RevenueSettingsForm } from './revenue-settings-form.tsx'
