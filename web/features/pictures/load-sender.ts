/** Loads the code for uploads, which is only needed once pictures are chosen. */
export const loadSender = () => import('./upload-picture.ts')
