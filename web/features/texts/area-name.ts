import { composedText, type Translate } from '#web/texts/create-texts.ts'

/** Display name of a text area. */
export const areaName = (t: Translate, area: string): string =>
  composedText(t, `texts_area_${area.replaceAll('-', '_')}`)
