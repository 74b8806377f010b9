/** What sends pictures: nobody needs it before choosing some. */
export const loadSender = () => import('./upload-picture.ts')
