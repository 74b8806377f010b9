export { OWN_PROFILE, ownProfileQuery } from './own-profile-query.ts'
export { PublicProfile } from './public-profile.tsx'
export { readSellerSearch } from './seller-search.ts'
