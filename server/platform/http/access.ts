import type { AnyContractRouter, HTTPMethod } from '@orpc/contract'
import { ORPCError, type AnyProcedure } from '@orpc/server'
import { ACCESS, type Access } from '#contract/procedure.ts'

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

export interface SignedIn {
  kind: 'user' | 'admin'
  id: string
  session_id: string
}

/** Who calls. */
export type Caller = { kind: 'anonymous' } | SignedIn

type Kind = Caller['kind']

const MAY_CALL: Record<Access, readonly Kind[]> = {
  public: ['anonymous', 'user', 'admin'],
  user: ['user', 'admin'],
  admin: ['admin'],
}

/**
 * Stands before every procedure: the one place where what they declare is enforced.
 * @throws ORPCError UNAUTHORIZED, FORBIDDEN
 */
export function assertMayCall(kind: Kind, { '~orpc': { meta } }: Pick<AnyProcedure, '~orpc'>): void {
  const { access } = meta as { access?: Access }
  if (access && MAY_CALL[access].includes(kind)) return
  if (kind === 'anonymous') throw new ORPCError('UNAUTHORIZED', { message: 'Sign in first' })
  throw new ORPCError('FORBIDDEN', { message: 'Unauthorized: You need admin privileges to access this page' })
}
