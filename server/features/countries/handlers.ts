import { procedures } from '#server/context.ts'
import { listCountries } from './countries.ts'

export const countriesHandlers = {
  list: procedures.countries.list.handler(() => listCountries()),
}
