import { z } from 'zod'
import {
  MESSAGE_PICTURE_SIZES,
  MOST_MESSAGE_PICTURES,
  type MessagePictureSize,
} from '#domain/messages/message-pictures.ts'
import { UPLOADS_ADDRESS } from './pictures.ts'

/** Endpoint for uploads of pictures for messages by the tus protocol. The metadata contains the `picture_id`. */
export const MESSAGE_UPLOADS_ADDRESS = `${UPLOADS_ADDRESS}/messages`

/** Chosen by the client for its uploads. */
export const NewPictureIds = z
  .array(z.uuid())
  .max(MOST_MESSAGE_PICTURES, 'too_many')
  .refine((ids) => new Set(ids).size === ids.length, 'invalid')
  .default([])

export const PictureSize = z.enum(MESSAGE_PICTURE_SIZES).default('large')

export const messagePictureAddress = (picture_id: string, size: MessagePictureSize): string =>
  `/api/v1/message-pictures/${picture_id}?size=${size}`

/** For whoever answers by an emailed link. */
export const emailedPictureAddress = (token: string, picture_id: string, size: MessagePictureSize): string =>
  `/api/v1/emails/${token}/pictures/${picture_id}?size=${size}`
