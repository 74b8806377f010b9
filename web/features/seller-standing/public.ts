export { SellerRating } from './seller-rating.tsx'
export { SellerReplies } from './seller-replies.tsx'
export { Stars } from './stars.tsx'
