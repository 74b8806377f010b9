export { AccessError } from './access-error.tsx'
export { AccountLinks } from './account-links.tsx'
export { useSignOut } from './use-sign-out.ts'
export { useViewer, ViewerProvider } from './viewer-context.tsx'
