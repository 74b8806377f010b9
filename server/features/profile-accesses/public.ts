export { deleteOldProfileAccesses, listProfileAccesses, logProfileAccess, oldestRetained } from './profile-accesses.ts'
