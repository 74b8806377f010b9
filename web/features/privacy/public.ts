export { DeletionNotice } from './deletion-notice.tsx'
