export { WordEditor } from './word-editor.tsx'
export { WordList } from './word-list.tsx'
export { WordsPage } from './words-page.tsx'
