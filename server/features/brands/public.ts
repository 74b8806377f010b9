export { brandContent } from './brand-content.ts'
export { presentBrand } from './list-brands.ts'
export { newSlug } from './new-slug.ts'
export { sluggedContent } from './slugged-content.ts'
