export { assertNotCited } from './assert-not-cited.ts'
export { listFactCitations } from './list-fact-citations.ts'
export { listLinking } from './list-linking.ts'
export { takesBack } from './takes-back.ts'
