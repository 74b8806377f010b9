export { expireOffers } from './expire-offers.job.ts'
