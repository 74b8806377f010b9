export { expireOffers } from './expire-offers.job.ts'
export { startOffer } from './make-offer.ts'
export { deleteFloorAbove, takeFloorOfDraft } from './floor.ts'
