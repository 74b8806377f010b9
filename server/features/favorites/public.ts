export { removeFavorites } from './change-favorites.ts'
