import type { Lang } from './language.ts'

const SIZE = { width: 1200, height: 630 }

/** The picture that the server draws of the title of a page, for its metadata. */
export const cardImage = (path: string, lang: Lang) => ({
  image: `${path}/card.png${lang === 'en' ? '?lang=en' : ''}`,
  imageSize: SIZE,
})
