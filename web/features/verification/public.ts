export { IdentityQueue } from './identity-queue.tsx'
export { VerificationPage } from './verification-page.tsx'
