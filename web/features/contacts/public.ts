export { ContactButtons } from './contact-buttons.tsx'
export { useCountedView } from './use-counted-view.ts'
