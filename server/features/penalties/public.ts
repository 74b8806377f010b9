export { assertNotLimited, isLimited } from './assert-not-limited.ts'
export { storePenalty } from './give-penalty.ts'
export { undoAppealDecision, undoPenalty, undoWithdrawal } from './undo-penalty.ts'
