export { forgetProfileAccesses } from './log-profile-access.ts'
