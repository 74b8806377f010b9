export { cacheTags } from './cache-tags.ts'
export { listEnabledTags } from './list-enabled-tags.ts'
export { tagContent } from './tag-content.ts'
export { readCarColumns } from './read-car-columns.ts'
