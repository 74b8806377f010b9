import { composedText, type Translate } from '#web/texts/create-texts.ts'

/** An area without a name reads as the feature whose texts it holds. */
export function areaName(t: Translate, area: string): string {
  const key = `texts_area_${area.replaceAll('-', '_')}`
  const name = composedText(t, key)
  return name === key ? area : name
}
