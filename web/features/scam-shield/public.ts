export { ScamNotice } from './scam-notice.tsx'
export { useCodeCheck } from './use-code-check.tsx'
