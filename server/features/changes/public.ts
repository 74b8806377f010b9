export { noteViewed } from './mark-seen.ts'
