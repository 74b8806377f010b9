import { MESSAGE_PICTURE_SIZES, type MessagePictureSize } from '#domain/messages/message-pictures.ts'

/** The prefix of keys in the private store. It has subfolders by name prefix to keep folders small. */
export const MESSAGE_PICTURES_FOLDER = 'message-pictures'

export const sizedKey = (fileKey: string, size: MessagePictureSize): string => `${fileKey}-${size}.webp`

export const sizedKeys = (fileKey: string): string[] => MESSAGE_PICTURE_SIZES.map((size) => sizedKey(fileKey, size))
