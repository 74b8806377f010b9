export { FactEditor } from './fact-editor.tsx'
export { FactList } from './fact-list.tsx'
export { readAdminFactSearch } from './fact-search.ts'
