export { AssistantPage } from './assistant-page.tsx'
export { fetchAssistant } from './fetch-assistant.ts'
