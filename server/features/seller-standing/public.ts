export { readRating } from './read-rating.ts'
