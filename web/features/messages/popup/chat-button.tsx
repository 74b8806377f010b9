import { framePart } from '#web/platform/frame-part.tsx'

/** Opens the chat popup of a signed-in user; visitors do without its code. */
export const chatButton = framePart('chat', () => import('./open-chat-button.tsx'))
