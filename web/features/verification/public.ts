export { IdentityReview } from './identity-review.tsx'
export { VerificationPage } from './verification-page.tsx'
