export { pushTexts } from './push-texts.ts'
