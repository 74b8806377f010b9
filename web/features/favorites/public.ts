export { deviceFavorites } from './device-favorites.ts'
export { FavoriteButton } from './favorite-button.tsx'
export { FavoritesProvider, useFavorites } from './favorites-provider.tsx'
