/** Loads the code that prepares videos, which few sellers need. */
export const loadPreparer = () => import('./prepare-video.ts')
