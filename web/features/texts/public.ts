export { readTextSearch } from './read-text-search.ts'
export { TextsScreen } from './texts-screen.tsx'
