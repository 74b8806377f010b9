export { mailTime } from './mail-time.ts'
export { notify } from './notify.ts'
export { stopLinkOf } from './stop-link.ts'
