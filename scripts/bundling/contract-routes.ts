import { isContractProcedure, minifyContractRouter } from '@orpc/contract'
import type { Plugin } from 'vite'
import { contract } from '../../contract/index.ts'

const CONTRACT = 'virtual:contract-routes'
const ADMIN_CONTRACT = 'virtual:contract-routes/admin'

type Router = ReturnType<typeof minifyContractRouter>

/** Method and path of each procedure by its name. */
function addressesOf(router: Router, names: readonly string[] = []): [name: string, address: string][] {
  if (isContractProcedure(router)) {
    const { method, path } = router['~orpc'].route
    return [[names.join('.'), `${method} ${path}`]]
  }
  return Object.entries(router).flatMap(([name, part]) => addressesOf(part, [...names, name]))
}

/**
 * The methods and paths of the contract without its schemas, which keeps zod out of the browser bundle. Those of admins
 * are a module of their own.
 */
export function contractRoutes(): Plugin {
  const isAdminAddress = (address: string) => / \/admin(?:\/|$)/.test(address)
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === CONTRACT || id === ADMIN_CONTRACT ? `\0${id}` : undefined),
    load: (id) => {
      if (id !== `\0${CONTRACT}` && id !== `\0${ADMIN_CONTRACT}`) return undefined
      const isForAdmins = id === `\0${ADMIN_CONTRACT}`
      const all = addressesOf(minifyContractRouter(contract))
      const addresses = Object.fromEntries(all.filter(([, address]) => isAdminAddress(address) === isForAdmins))
      return `export const routes = ${JSON.stringify(addresses)}`
    },
  }
}
