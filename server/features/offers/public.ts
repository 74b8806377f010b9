export { expireOffers } from './expire-offers.job.ts'
export { startOffer } from './make-offer.ts'
export { forgetFloorAbove, takeFloorOfDraft } from './floor.ts'
