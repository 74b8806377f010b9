export { answerMessage } from './answer-message.ts'
export { isAssistantOn } from './is-assistant-on.ts'
export { modelOf } from './model/model-of.ts'
export { showPart } from './show-parts.ts'
