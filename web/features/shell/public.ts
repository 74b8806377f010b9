export { CompactHeader } from './compact-header.tsx'
export { footerPages } from './footer-pages.ts'
export { SiteFrame } from './site-frame.tsx'
export { useExplorePlace } from './use-explore-place.ts'
