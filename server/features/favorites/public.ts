export { removeAllFavorites } from './change-favorites.ts'
