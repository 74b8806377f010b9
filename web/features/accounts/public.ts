export { AccessError } from './access-error.tsx'
export { AccountLinks, loadAccountMenu } from './account-links.tsx'
export { useSignOut } from './use-sign-out.ts'
