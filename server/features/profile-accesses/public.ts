export {
  deleteOldProfileAccesses,
  listProfileAccesses,
  logProfileAccess,
  logStaffAccess,
  oldestRetained,
} from './profile-accesses.ts'
