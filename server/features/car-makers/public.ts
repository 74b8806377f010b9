export { makerContent, modelContent } from './catalogue-content.ts'
export { countTypedModels } from './typed-models.ts'
