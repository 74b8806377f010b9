export { NoShortlist } from './no-shortlist.tsx'
export { OwnPage } from './own-page.tsx'
export { SharedPage } from './shared-page.tsx'
export { ShortlistsPage } from './shortlists-page.tsx'
