export { readSavedQuery } from './read-saved-query.ts'
