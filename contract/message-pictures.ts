import { z } from 'zod'
import { MESSAGE_PICTURE_SIZES, MOST_MESSAGE_PICTURES } from '#domain/messages/message-pictures.ts'

/** IDs that the client chooses for its uploads. */
export const NewPictureIds = z
  .array(z.uuid())
  .max(MOST_MESSAGE_PICTURES, 'too_many')
  .refine((ids) => new Set(ids).size === ids.length, 'invalid')
  .default([])

export const PictureSize = z.enum(MESSAGE_PICTURE_SIZES).default('large')
