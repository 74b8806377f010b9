export { canSeeProfile } from './can-see-profile.ts'
export { getProfile } from './get-profile.ts'
export { keyOfPicture, replacePicture, sweepProfilePictures } from './picture.ts'
