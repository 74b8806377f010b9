export { claimsSession, findCaller, signedIn } from './find-caller.ts'
export { mailLink } from './mail-link.job.ts'
export { setRole } from './set-role.ts'
