export { keepTags } from './keep-tags.ts'
export { listEnabledTags } from './list-enabled-tags.ts'
