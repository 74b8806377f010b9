export { SaveSearchButton } from './save-search-button.tsx'
export { SavedSearchList } from './saved-search-list.tsx'
export { StopPage } from './stop-page.tsx'
