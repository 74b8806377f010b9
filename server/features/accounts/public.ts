export { BY_ACCOUNT, BY_ADDRESS } from './attempt-limits.ts'
export { checkOwnPassword } from './check-own-password.ts'
export { claimsSession, findCaller } from './find-caller.ts'
export { openSession } from './sign-in.ts'
