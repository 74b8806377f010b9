export { listPublicSettings } from './list-public-settings.ts'
export { readSetting } from './read-setting.ts'
export { writeSetting } from './write-setting.ts'
