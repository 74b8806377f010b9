export { OwnBar } from './own-bar.tsx'
export { SiteFrame } from './site-frame.tsx'
