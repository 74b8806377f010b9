export { forgetKept } from './forget-kept.job.ts'
export { keepForUndo, readKept } from './keep-for-undo.ts'
export { recordAdminChange } from './record-admin-change.ts'
export { recordUndo } from './record-undo.ts'
