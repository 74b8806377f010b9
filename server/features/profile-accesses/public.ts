export { forgetProfileAccesses, listProfileAccesses, logProfileAccess, oldestRetained } from './profile-accesses.ts'
