export { addLive } from './add-live.ts'
