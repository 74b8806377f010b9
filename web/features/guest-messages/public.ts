export { GuestMessageLink } from './guest-message-link.tsx'
export { LateGuestMessage } from './late-guest-message.ts'
