export { AccessError } from './access-error.tsx'
export { AccountLinks, loadAccountMenu } from './account-links.tsx'
export { signInAddress } from './sign-in-address.ts'
export { useSignOut } from './use-sign-out.ts'
