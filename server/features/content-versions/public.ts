export { changeContent, changeContentIn } from './change-content.ts'
export { moveContent } from './move-content.ts'
export type { ContentStore } from './content-store.ts'
export { undoContent } from './undo-content.ts'
