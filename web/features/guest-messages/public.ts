export { GuestMessageLink } from './guest-message-link.tsx'
export { useGuestText } from './use-guest-text.ts'
