import { pictureView, videoOf } from '#domain/pictures/picture-address.ts'
import type { Translate } from './create-texts.ts'

/**
 * The alternative text of a picture or a video: the side of the car if it is known, or else the number of the picture.
 * @param at index from 0
 * @param view what it shows, by default by its URL
 */
export function pictureInWords(
  name: string,
  image: string,
  at: number,
  t: Translate,
  view = pictureView(image),
): string {
  if (videoOf(image)) return t('car_video', { name })
  if (view) return t('car_picture_view', { name, view: t(`picture_view_${view}`) })
  return at === 0 ? name : t('car_picture', { name, number: at + 1 })
}
