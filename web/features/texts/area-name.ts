import { composedText, type Translate } from '#web/texts/create-texts.ts'

/** What admins call the feature whose texts an area holds. */
export const areaName = (t: Translate, area: string): string =>
  composedText(t, `texts_area_${area.replaceAll('-', '_')}`)
