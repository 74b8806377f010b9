export { isOfflineOn } from './is-offline-on.ts'
