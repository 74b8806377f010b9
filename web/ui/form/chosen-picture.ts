import { z } from 'zod'
import { UploadedPicture } from '#contract/uploaded-picture.ts'

/** Converts the value of a file input to the single picture of the contract. */
export const ChosenPicture = z
  .custom<FileList | null>()
  .transform((files) => files?.[0])
  .pipe(UploadedPicture)
