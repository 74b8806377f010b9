export { AnswerPage } from './answer-page.tsx'
export { EmailButton } from './email-button.tsx'
