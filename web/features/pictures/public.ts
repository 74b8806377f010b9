import { lazy } from 'react'

/** Comes with all that it needs only where it is shown. */
export const PicturesField = lazy(async () => ({ default: (await import('./pictures-field.tsx')).PicturesField }))
export { usePictures } from './use-pictures.ts'
