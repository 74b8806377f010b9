export { queueMail } from './queue-mail.ts'
export type { MailContent } from './render-mail.ts'
export { sendMail } from './send-mail.job.ts'
