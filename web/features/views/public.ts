export { RecentlyViewed } from './recently-viewed.tsx'
export { useCountedView } from './use-counted-view.ts'
