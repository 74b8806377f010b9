export { undoReviewDecision } from './undo-review-decision.ts'
