import { lazyFramePart } from '#web/rendering/lazy-frame-part.tsx'

/** Opens the chat popup of a signed-in user; its code is not loaded for visitors. */
export const chatButton = lazyFramePart('chat', () => import('./open-chat-button.tsx'))
