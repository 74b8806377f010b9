export { readSetting } from './read-setting.ts'
export { writeSetting } from './write-setting.ts'
