export { AddCarPage, tabOf } from './add-car-page.tsx'
export { EditAdPage } from './edit-ad-page.tsx'
export { fetchEditorData } from './fetch-editor-data.ts'
