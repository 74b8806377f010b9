export { AccessError } from './access-error.tsx'
export { AccountLink } from './account-link.tsx'
export { AccountLinks, AccountMenu, MobileAccountLinks } from './account-links.tsx'
export { signInAddress, signUpAddress } from './sign-in-address.ts'
