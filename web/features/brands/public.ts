export { BrandEditor } from './brand-editor.tsx'
export { BrandList } from './brand-list.tsx'
