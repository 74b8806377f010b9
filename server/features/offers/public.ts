export { expireOffers } from './expire-offers.job.ts'
export { startOffer } from './make-offer.ts'
export { forgetFloorAbove } from './floor.ts'
