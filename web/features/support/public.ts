export { answerRequest } from './answer-request.ts'
export { ContactPage } from './contact-page.tsx'
export { SupportQueue } from './support-queue.tsx'
