/** The formats that can be chosen. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif'
