export { addSitemaps } from './sitemap-routes.ts'
