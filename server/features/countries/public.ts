export { findCountry, readPhone } from './countries.ts'
