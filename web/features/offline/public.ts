export { askSite, useIsOffline } from './connection.ts'
export { findAllKept, findKept, type AllKept, type Found } from './find-kept.ts'
export { useLateOffline } from './late-offline.ts'
export type { KeptInbox, KeptThread } from './kept-stores.ts'
