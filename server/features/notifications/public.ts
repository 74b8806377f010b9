export { mailTime } from './mail-time.ts'
export { notify, type News } from './notify.ts'
export { readByLink } from './read-by-link.ts'
export { stopLinkOf } from './stop-link.ts'
