export { AccessError } from './access-error.tsx'
export { AccountLinks, loadAccountMenu } from './account-links.tsx'
export const loadMobileAccountLinks = () => import('./mobile-account-links.tsx')
export { signInAddress } from './sign-in-address.ts'
