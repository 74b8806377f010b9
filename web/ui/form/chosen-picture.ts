import { z } from 'zod'
import { UploadedPicture } from '#contract/uploaded-picture.ts'

/** What a file input holds, as the one picture that the contract takes. */
export const ChosenPicture = z
  .custom<FileList | null>()
  .transform((files) => files?.[0])
  .pipe(UploadedPicture)
