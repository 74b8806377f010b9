export { checkOwnPassword } from './check-own-password.ts'
export { claimsSession, findCaller, signedIn } from './find-caller.ts'
