export { MakerList } from './maker-list.tsx'
export { MakersTabs } from './makers-tabs.tsx'
export { MakerPage } from './maker-page.tsx'
export { TypedQueue } from './typed-queue.tsx'
