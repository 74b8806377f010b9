export { addPlaceholders } from './placeholder-route.ts'
