export { ratingOfStars, readRating, starsGiven } from './read-rating.ts'
