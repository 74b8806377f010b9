export { FavoriteList } from './favorite-list.tsx'
export { FavoritesPage } from './favorites-page.tsx'
