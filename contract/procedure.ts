import { oc } from '@orpc/contract'
import { z } from 'zod'
import { isBlank } from '#domain/text/visible-text.ts'

/** Who may call a procedure: everyone, signed-in users, moderators and admins, admins alone. */
export const ACCESS = ['public', 'user', 'moderator', 'admin'] as const
export type Access = (typeof ACCESS)[number]

/** What a personal access token allows. */
export const SCOPES = ['read', 'ads:write', 'saved:write'] as const
export type Scope = (typeof SCOPES)[number]

/**
 * What a response shows. `{…}` is a field of the output or the input: `car:{id}` is one ad, `car:{items}` each ad of a
 * list, which is also the output itself, `cars` all of them.
 */
export type Topic = 'cars' | `car:{${string}}` | `profile:{${string}}` | 'catalogue' | 'tags' | 'settings' | 'texts'

interface Meta {
  access?: Access
  /** The scope that an access token needs. Without one no token is accepted: sign-in, security, payments, administration. */
  scope?: Scope
  /**
   * For public GET procedures: a cached response is stale once one of these changes, and not shown while it is rendered
   * anew if one of its ads did. Changes of anything else in the response show after at most five seconds.
   */
  topics?: readonly Topic[]
  /** Takes forms besides JSON: for files, and from mail programs. */
  forms?: true
}

/** The base of every procedure. The server does not start if one declares no access. */
export const procedure = oc.$meta<Meta>({})

/** The base of procedures that return nothing: they answer 204 without a body. */
export const voidProcedure = procedure.route({ successStatus: 204 }).output(z.void())

/** Text that PostgreSQL can store: no NUL, no lone surrogates. Text that shows nothing is empty. */
export const Text = z
  .string()
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'malformed_text')
  .overwrite((text) => (isBlank(text) ? '' : text))

/** Makes the routes of a feature, which share a tag in the API reference. */
export const routesOf =
  (tag: string) =>
  (summary: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, description?: string) => ({
    method,
    path,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
  })
