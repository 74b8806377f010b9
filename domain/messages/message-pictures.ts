export const MOST_MESSAGE_PICTURES = 4

/** `large` fills the screen, `small` is what a conversation shows. */
export const MESSAGE_PICTURE_SIZES = ['large', 'small'] as const
export type MessagePictureSize = (typeof MESSAGE_PICTURE_SIZES)[number]
