export { createPresence, isOnline, SAY_MS } from './online.ts'
