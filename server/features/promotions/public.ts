export { createBankTransfer } from './bank-transfer.ts'
export { PROMOTION_JOBS } from './promotion-jobs.ts'
