export { lockUser } from './lock-user.ts'
export { recoverEmail } from './recover-email.ts'
export { setRole } from './set-role.ts'
export { storeSuspension } from './suspend-user.ts'
