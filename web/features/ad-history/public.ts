export { LateAdHistory } from './late-ad-history.ts'
