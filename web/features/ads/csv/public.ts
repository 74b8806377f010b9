export { UploadPage } from './upload-page.tsx'
