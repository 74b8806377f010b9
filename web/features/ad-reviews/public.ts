export { RejectDialog } from './reject-dialog.tsx'
export { AdStateBadge } from './ad-state-badge.tsx'
export { Evidence } from './evidence.tsx'
export { reviewQuery } from './review-query.ts'
