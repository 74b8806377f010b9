export { addLive } from './add-live.ts'
export { isOnline } from './online.ts'
