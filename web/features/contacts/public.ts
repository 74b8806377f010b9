export { ContactButtons } from './contact-buttons.tsx'
export { MessageLink } from './message-link.tsx'
export { useContact, type ContactState } from './use-contact.ts'
