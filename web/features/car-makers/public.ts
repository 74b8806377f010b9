export { MakerList } from './maker-list.tsx'
export { MakersTabs } from './makers-tabs.tsx'
export { MakerPage } from './maker-page.tsx'
export { TypedList } from './typed-list.tsx'
