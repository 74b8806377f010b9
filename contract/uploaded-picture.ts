import { z } from 'zod'
import { MOST_PICTURE_BYTES } from '#domain/pictures/picture-limits.ts'

/** Only the size is checked here. The content is validated when the picture is decoded. */
export const UploadedPicture = z.file('required').min(1, 'picture_empty').max(MOST_PICTURE_BYTES, 'picture_too_large')
