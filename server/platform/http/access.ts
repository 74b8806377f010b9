import type { AnyContractRouter, HTTPMethod } from '@orpc/contract'
import { ACCESS } from '#contract/procedure.ts'

interface DeclaredProcedure {
  /** `feature.procedure` */
  name: string
  method: HTTPMethod
  path: string
  access: unknown
}

/** Every procedure below a router, with its address and the access that it declares. */
export function listProcedures(router: AnyContractRouter, names: readonly string[] = []): DeclaredProcedure[] {
  if ('~orpc' in router) {
    const { meta, route } = (router as { '~orpc': { meta: { access?: unknown }; route: Partial<DeclaredProcedure> } })[
      '~orpc'
    ]
    return [{ name: names.join('.'), method: route.method ?? 'POST', path: route.path ?? '', access: meta.access }]
  }
  return Object.entries(router).flatMap(([name, child]) => listProcedures(child as AnyContractRouter, [...names, name]))
}

/** @throws if a procedure does not say who may call it */
export function assertAccessDeclared(router: AnyContractRouter): void {
  const open = listProcedures(router).filter(({ access }) => !ACCESS.includes(access as (typeof ACCESS)[number]))
  if (open.length) throw new Error(`No access declared by ${open.map(({ name }) => name).join(', ')}`)
}
