export { preloadPictures } from './load-later.ts'
export { PicturesField } from './pictures-field.tsx'
export { usePictures } from './use-pictures.ts'
export { useResumedUploads } from './use-resumed-uploads.ts'
