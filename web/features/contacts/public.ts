export { ContactButtons } from './contact-buttons.tsx'
export { useContact, type ContactState } from './use-contact.ts'
