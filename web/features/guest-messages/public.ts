export { GuestMessageLink } from './guest-message-link.tsx'
