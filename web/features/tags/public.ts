export { TagEditor } from './tag-editor.tsx'
export { TagList } from './tag-list.tsx'
