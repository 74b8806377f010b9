import { latePart } from '#web/rendering/late-part.tsx'

/** Pictures in full screen. Its code is loaded when a picture is opened. */
export const LatePictureViewer = latePart(async () => (await import('./picture-viewer.tsx')).PictureViewer)
