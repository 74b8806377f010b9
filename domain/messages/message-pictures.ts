export const MOST_MESSAGE_PICTURES = 4

/** `large`: for the full screen. `small`: for the list of messages. */
export const MESSAGE_PICTURE_SIZES = ['large', 'small'] as const
export type MessagePictureSize = (typeof MESSAGE_PICTURE_SIZES)[number]

export const messagePictureAddress = (pictureId: string, size: MessagePictureSize): string =>
  `/api/v1/message-pictures/${pictureId}?size=${size}`

/** For readers who open the conversation by an emailed link. */
export const emailedPictureAddress = (token: string, pictureId: string, size: MessagePictureSize): string =>
  `/api/v1/emails/${token}/pictures/${pictureId}?size=${size}`
