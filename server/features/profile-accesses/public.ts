export { forgetProfileAccesses, listProfileAccesses, logProfileAccess, oldestKept } from './profile-accesses.ts'
