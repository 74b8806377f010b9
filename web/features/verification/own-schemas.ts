import { z } from 'zod'
import { ChosenPicture } from '#web/ui/form/chosen-picture.ts'

/** For forms with only a button. */
export const Nothing = z.object({})

export const Document = z.discriminatedUnion('document_kind', [
  z.object({ document_kind: z.enum(['national_id', 'residence_permit']), front: ChosenPicture, back: ChosenPicture }),
  z.object({ document_kind: z.literal('passport'), front: ChosenPicture }),
])
