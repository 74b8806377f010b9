export { addSocialCards } from './social-card-routes.ts'
