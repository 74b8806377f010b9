export { listOwnCards, listSavedCards } from './list-saved-cards.ts'
export { presentCard } from './present-card.ts'
export { readCards } from './read-cards.ts'
export type { StoredCard } from './stored-card.ts'
