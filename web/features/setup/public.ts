export { loadSetup } from './load-setup.ts'
export { SetupPage } from './setup-page.tsx'
