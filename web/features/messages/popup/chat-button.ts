import { latePart } from '#web/rendering/late-part.tsx'

/** Opens the chat popup of a signed-in user; its code is not loaded for visitors. */
export const ChatButton = latePart(async () => (await import('./open-chat-button.tsx')).OpenChatButton)

export const CHAT_ID = 'chat'

// before the first page, which then has it in its place instead of at its end with a script
if (import.meta.env.SSR) ChatButton.preload()
