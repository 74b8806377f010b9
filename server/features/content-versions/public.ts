export { changeContent, changeContentIn } from './change-content.ts'
export type { ContentStore } from './content-store.ts'
export { undoContent } from './undo-content.ts'
