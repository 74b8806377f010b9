/** The formats that can be chosen. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif'

/** Also those of videos: the browser finds out which of them it can prepare. */
export const PICTURE_OR_VIDEO_TYPES = `${PICTURE_TYPES},video/*`

export const isVideoFile = ({ type }: File): boolean => type.startsWith('video/')
