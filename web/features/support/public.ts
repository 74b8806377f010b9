export { ContactPage } from './contact-page.tsx'
export { SupportQueue } from './support-queue.tsx'
