import type { AnyContractRouter, HTTPMethod } from '@orpc/contract'
import type { AnyProcedure } from '@orpc/server'
import { ACCESS, type Access, type Scope } from '#contract/procedure.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { fail } from '#server/platform/fail.ts'

interface DeclaredProcedure {
  /** `feature.procedure` */
  name: string
  method: HTTPMethod
  path: string
  access: unknown
  /** The scope that an access token needs; undefined if it accepts none. */
  scope: unknown
  errorCodes: string[]
  /** What its response shows. */
  topics: unknown
}

interface DeclaredParts {
  meta: { access?: unknown; scope?: unknown; topics?: unknown }
  route: Partial<DeclaredProcedure>
  errorMap: object
}

/** Every procedure of a router with its path and the access, topics and errors that it declares. */
export function listProcedures(router: AnyContractRouter, names: readonly string[] = []): DeclaredProcedure[] {
  if ('~orpc' in router) {
    const { meta, route, errorMap } = (router as unknown as { '~orpc': DeclaredParts })['~orpc']
    return [
      {
        name: names.join('.'),
        method: route.method ?? 'POST',
        path: route.path ?? '',
        access: meta.access,
        scope: meta.scope,
        topics: meta.topics,
        errorCodes: Object.keys(errorMap),
      },
    ]
  }
  return Object.entries(router).flatMap(([name, child]) => listProcedures(child as AnyContractRouter, [...names, name]))
}

/** @throws if a procedure declares no access */
export function assertAccessDeclared(router: AnyContractRouter): void {
  const open = listProcedures(router).filter(({ access }) => !ACCESS.includes(access as (typeof ACCESS)[number]))
  if (open.length) throw new Error(`No access declared by ${open.map(({ name }) => name).join(', ')}`)
}

/** A user with a session. */
export interface BySession {
  kind: Role
  id: string
  session_id: string
}

/** A program with an access token. It has no role, even if the user has one. */
export interface ByToken {
  kind: 'user'
  id: string
  scopes: readonly Scope[]
}

type SignedIn = BySession | ByToken

/** The caller of a procedure. */
export type Caller = { kind: 'anonymous' } | SignedIn

/** @throws in public procedures: a mistake in the code */
export function requireUser({ caller }: { caller: Caller }): SignedIn {
  if (caller.kind === 'anonymous') throw new Error('The procedure is open to everyone')
  return caller
}

/** @throws for public procedures and those with a scope: a bug */
export function requireSession(context: { caller: Caller }): BySession {
  const caller = requireUser(context)
  if (isByToken(caller)) throw new Error('The procedure accepts tokens')
  return caller
}

export const isByToken = (caller: Caller): caller is ByToken => 'scopes' in caller

/** Whether the caller is the owner of a row. */
export const isUser = (caller: Caller, user_id: string): boolean => caller.kind !== 'anonymous' && caller.id === user_id

type Kind = Caller['kind']

const MAY_CALL: Record<Access, readonly Kind[]> = {
  public: ['anonymous', 'user', 'moderator', 'admin'],
  user: ['user', 'moderator', 'admin'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
}

/** Whether the caller judges what users do, and sees what is hidden from others. */
export const isModerating = ({ kind }: Caller): boolean => MAY_CALL.moderator.includes(kind)

/**
 * Middleware of every procedure: the only place that enforces the declared access and scope.
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_BY_TOKEN, SCOPE_MISSING
 */
export function assertMayCall(caller: Caller, { '~orpc': { meta } }: Pick<AnyProcedure, '~orpc'>): void {
  const { access, scope } = meta as { access?: Access; scope?: Scope }
  const { kind } = caller
  assertInScope(caller, scope)
  if (access && MAY_CALL[access].includes(kind)) return
  if (kind === 'anonymous') throw fail('UNAUTHORIZED')
  throw fail('FORBIDDEN')
}

/**
 * @param scope undefined where access tokens are not accepted
 * @throws NOT_BY_TOKEN, SCOPE_MISSING
 */
export function assertInScope(caller: Caller, scope: Scope | undefined): void {
  if (!isByToken(caller)) return
  if (!scope) throw fail('NOT_BY_TOKEN')
  if (!caller.scopes.includes(scope)) throw fail('SCOPE_MISSING', { scope })
}
