export { MediaScreen } from './media-screen.tsx'
export { pictureAlt } from './picture-alt.ts'
export { readMediaSearch } from './read-media-search.ts'
export { PictureChoice } from './picture-choice.tsx'
