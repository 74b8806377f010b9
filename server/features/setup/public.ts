export { setupLink } from './setup-key.ts'
