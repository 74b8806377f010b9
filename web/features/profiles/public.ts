export { OwnProfile } from './own-profile.tsx'
export { OWN_PROFILE, ownProfileQuery } from './own-profile-query.ts'
export { PublicProfile } from './public-profile.tsx'
