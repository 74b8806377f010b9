export { AccessError } from './access-error.tsx'
export { AccountLinks, loadAccountMenu } from './account-links.tsx'
export { loadMobileAccountLinks } from './load-mobile-account-links.ts'
export { signInAddress } from './sign-in-address.ts'
