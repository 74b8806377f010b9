export const MOST_PICTURES = 20
export const MOST_PICTURE_BYTES = 20_000_000

/** Why an uploaded file was rejected. The texts are named `field_picture_…`; the last four are of videos. */
export const PICTURE_FAULTS = [
  'empty',
  'too_large',
  'not_a_picture',
  'too_many_pixels',
  'damaged',
  'not_a_video',
  'video_too_long',
  'video_too_wide',
  'video_without_cover',
] as const
export type PictureFault = (typeof PICTURE_FAULTS)[number]

/** After this many crashes of worker processes the picture is considered faulty. */
export const MOST_PICTURE_ATTEMPTS = 3

export const PICTURE_STATES = ['uploaded', 'ready', 'refused'] as const
