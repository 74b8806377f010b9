export { DeletionNotice } from './deletion-notice.tsx'
export { PrivacySection } from './privacy-section.tsx'
