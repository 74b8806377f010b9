export { noteVersions } from './note-versions.ts'
export { namedNow, presentHistory } from './present-history.ts'
