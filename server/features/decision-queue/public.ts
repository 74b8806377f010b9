export { failDecided } from './fail-decided.ts'
export { listOldest } from './list-oldest.ts'
export { lockWaiting } from './lock-waiting.ts'
