export { OfflinePage } from './offline-page.tsx'
