/** The views of rendered cars, as named in the URL. */
export const RENDERED_VIEWS = [
  'front34',
  'other34',
  'rear34',
  'side',
  'front',
  'detail',
  'lamp',
  'wheel',
  'dash',
  'seats',
  'rear',
  'boot',
] as const

/** What sellers can say that a picture shows, in the order in which they choose. `rear` are the rear seats. */
export const CHOSEN_VIEWS = [
  'front',
  'back',
  'flank',
  'dash',
  'odometer',
  'seats',
  'rear',
  'boot',
  'engine',
  'tire',
  'damage',
] as const
export type ChosenView = (typeof CHOSEN_VIEWS)[number]

export type PictureView = (typeof RENDERED_VIEWS)[number] | ChosenView
export const PICTURE_VIEWS = [...new Set<PictureView>([...RENDERED_VIEWS, ...CHOSEN_VIEWS])]
