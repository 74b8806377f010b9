export const MOST_MESSAGE_PICTURES = 4

/** `large` fills the screen, `small` is what a conversation shows. */
export const MESSAGE_PICTURE_SIZES = ['large', 'small'] as const
export type MessagePictureSize = (typeof MESSAGE_PICTURE_SIZES)[number]

export const messagePictureAddress = (picture_id: string, size: MessagePictureSize): string =>
  `/api/v1/message-pictures/${picture_id}?size=${size}`

/** For whoever answers by an emailed link. */
export const emailedPictureAddress = (token: string, picture_id: string, size: MessagePictureSize): string =>
  `/api/v1/emails/${token}/pictures/${picture_id}?size=${size}`
