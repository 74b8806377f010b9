export { answerMessage } from './answer-message.ts'
export { showPart } from './show-parts.ts'
