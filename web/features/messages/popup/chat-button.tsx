import { framePart } from '#web/platform/frame-part.tsx'

/** Opens the chat popup of a signed-in user; its code is not loaded for visitors. */
export const chatButton = framePart('chat', () => import('./open-chat-button.tsx'))
