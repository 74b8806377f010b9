export { SiteFrame } from './site-frame.tsx'
