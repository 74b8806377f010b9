export { brandContent } from './brand-content.ts'
export { presentBrand } from './list-brands.ts'
export { slugOf, sluggedContent } from './slugged-content.ts'
