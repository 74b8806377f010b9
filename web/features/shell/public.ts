export { OwnBar } from './own-bar.tsx'
export { SiteFrame } from './site-frame.tsx'
export { useExplorePlace } from './use-explore-place.ts'
