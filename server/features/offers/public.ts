export { expireOffers } from './expire-offers.job.ts'
export { startOffer } from './make-offer.ts'
export { readAcceptedAt, readOffersOf } from './read-offers-of.ts'
export { deleteFloorAbove, takeFloorOfDraft } from './floor.ts'
