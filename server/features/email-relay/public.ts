export { forgetEmails } from './forget-emails.job.ts'
