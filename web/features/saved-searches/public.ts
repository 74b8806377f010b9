export { SaveSearchButton } from './save-search-button.tsx'
export { SavedSearchList } from './saved-search-list.tsx'
