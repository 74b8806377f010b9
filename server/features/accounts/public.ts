export { checkOwnPassword } from './check-own-password.ts'
export { hashOfToken, newLinkToken } from './link-tokens.ts'
export { claimsSession, findCaller, signedIn } from './find-caller.ts'
