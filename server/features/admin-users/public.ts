export { setRole } from './set-role.ts'
