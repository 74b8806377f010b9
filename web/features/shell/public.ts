export { CompactHeader } from './compact-header.tsx'
export { SiteFrame } from './site-frame.tsx'
export { useExplorePlace } from './use-explore-place.ts'
