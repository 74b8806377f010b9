export { createBankTransfer } from './bank-transfer.ts'
export { PROMOTION_JOBS } from './promotion-jobs.ts'
export { revenueContent } from './revenue-settings.ts'
export { undoPromotion } from './undo-promotion.ts'
