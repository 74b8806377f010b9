import type { AnyContractRouter, HTTPMethod } from '@orpc/contract'
import type { AnyProcedure } from '@orpc/server'
import type { Suspension } from '#contract/errors.ts'
import { ACCESS, type Access, type Scope } from '#contract/procedure.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { fail, type DeclaredError } from '#server/platform/fail.ts'

interface DeclaredProcedure {
  /** The name in the form `feature.procedure`. */
  name: string
  method: HTTPMethod
  path: string
  description: string
  access: unknown
  /** The scope that an access token needs; undefined if it accepts none. */
  scope: unknown
  errorCodes: string[]
  /** Topics of the response. */
  topics: unknown
}

interface DeclaredParts {
  meta: { access?: unknown; scope?: unknown; topics?: unknown }
  route: Partial<DeclaredProcedure>
  errorMap: object
}

/** Lists all procedures of a router with path, access, topics and declared errors. */
export function listProcedures(router: AnyContractRouter, names: readonly string[] = []): DeclaredProcedure[] {
  if ('~orpc' in router) {
    const { meta, route, errorMap } = (router as unknown as { '~orpc': DeclaredParts })['~orpc']
    return [
      {
        name: names.join('.'),
        method: route.method ?? 'POST',
        path: route.path ?? '',
        description: route.description ?? '',
        access: meta.access,
        scope: meta.scope,
        topics: meta.topics,
        errorCodes: Object.keys(errorMap),
      },
    ]
  }
  return Object.entries(router).flatMap(([name, child]) => listProcedures(child as AnyContractRouter, [...names, name]))
}

/** @throws if a procedure does not declare its access */
export function assertAccessDeclared(router: AnyContractRouter): void {
  const open = listProcedures(router).filter(({ access }) => !ACCESS.includes(access as (typeof ACCESS)[number]))
  if (open.length) throw new Error(`Procedures without declared access: ${open.map(({ name }) => name).join(', ')}`)
}

/** A user with a session. */
export interface BySession {
  kind: Role
  id: string
  session_id: string
}

/** A program with an access token. It never has a role, even if the user does. */
export interface ByToken {
  kind: 'user'
  id: string
  scopes: readonly Scope[]
}

type SignedIn = BySession | ByToken

/** A visitor, whose browser may have been signed in when its user was suspended. */
interface Anonymous {
  kind: 'anonymous'
  suspension?: Suspension
}

/** The caller of a procedure. */
export type Caller = Anonymous | SignedIn

/** @throws in public procedures, which indicates a bug */
export function requireUser({ caller }: { caller: Caller }): SignedIn {
  if (caller.kind === 'anonymous') throw new Error('requireUser was called in a public procedure')
  return caller
}

/** @throws in public procedures and in those with a scope, which indicates a bug */
export function requireSession(context: { caller: Caller }): BySession {
  const caller = requireUser(context)
  if (isByToken(caller)) throw new Error('requireSession was called in a procedure that accepts access tokens')
  return caller
}

export const isByToken = (caller: Caller): caller is ByToken => 'scopes' in caller

/** Whether the caller is the owner of a row. */
export const isUser = (caller: Caller, userId: string): boolean => caller.kind !== 'anonymous' && caller.id === userId

type Kind = Caller['kind']

const MAY_CALL: Record<Access, readonly Kind[]> = {
  public: ['anonymous', 'user', 'moderator', 'admin'],
  user: ['user', 'moderator', 'admin'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
}

/** Whether the caller may moderate, which includes access to content that is hidden from others. */
export const isModerating = ({ kind }: Caller): boolean => MAY_CALL.moderator.includes(kind)

/**
 * Enforces the declared access and scope of a procedure. Called for every procedure, and nowhere else.
 * @throws UNAUTHORIZED, SUSPENDED, FORBIDDEN, NOT_BY_TOKEN, SCOPE_MISSING
 */
export function assertMayCall(
  caller: Caller,
  { '~orpc': { meta } }: Pick<AnyProcedure, '~orpc'>,
  [feature = '']: readonly string[],
): void {
  const { access, scope } = meta as { access?: Access; scope?: Scope }
  const { kind } = caller
  assertInScope(caller, scope)
  if (access && MAY_CALL[access].includes(kind)) return
  if (caller.kind === 'anonymous') throw failSignedOut(caller)
  throw fail('FORBIDDEN', { needs: access === 'admin' ? 'admin' : 'moderator', feature })
}

/** Why a visitor may not act as a user. */
export const failSignedOut = ({ suspension }: Anonymous): DeclaredError =>
  suspension ? fail('SUSPENDED', suspension) : fail('UNAUTHORIZED')

export const suspensionOf = (caller: Caller): Suspension | null =>
  caller.kind === 'anonymous' ? (caller.suspension ?? null) : null

/**
 * @param scope undefined if access tokens are not accepted
 * @throws NOT_BY_TOKEN, SCOPE_MISSING
 */
export function assertInScope(caller: Caller, scope: Scope | undefined): void {
  if (!isByToken(caller)) return
  if (!scope) throw fail('NOT_BY_TOKEN')
  if (!caller.scopes.includes(scope)) throw fail('SCOPE_MISSING', { scope })
}
