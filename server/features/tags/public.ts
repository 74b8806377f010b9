export { listEnabledTags } from './list-enabled-tags.ts'
