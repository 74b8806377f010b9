export { ProfileSection } from './profile-section.tsx'
export { PublicProfile } from './public-profile.tsx'
