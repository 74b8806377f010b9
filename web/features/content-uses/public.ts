export { CitedDialog, CitedWarning } from './cited-warning.tsx'
export { Places } from './places.tsx'
export { citationsIn, useCitedQuestion } from './use-cited-question.ts'
export { useCitedRemoval } from './use-cited-removal.ts'
