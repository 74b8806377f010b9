import { z } from 'zod'
import { MOST_PICTURE_BYTES } from '#domain/pictures/picture-limits.ts'

/** The content is checked when it is decoded. */
export const UploadedPicture = z.file('required').min(1, 'picture_empty').max(MOST_PICTURE_BYTES, 'picture_too_large')
