import { oc } from '@orpc/contract'
import { z } from 'zod'

/** Who may call a procedure: everyone, signed-in users, admins. */
export const ACCESS = ['public', 'user', 'admin'] as const
export type Access = (typeof ACCESS)[number]

/** What an answer shows. `{…}` stands for a field of the output or the input: one ad instead of all. */
export type Topic = 'cars' | `car:{${string}}` | `profile:{${string}}` | 'catalogue' | 'tags' | 'settings' | 'texts'

interface Meta {
  access?: Access
  /**
   * For GET procedures that everyone may call: what makes a cached answer stale when it changes. What is left out, like
   * other people's ads beside the one that was asked for, shows five seconds later at most.
   */
  topics?: readonly Topic[]
}

/** The base of every procedure. The server does not start if one declares no access. */
export const procedure = oc.$meta<Meta>({})

/** The base of procedures that return nothing: they answer 204 without a body. */
export const voidProcedure = procedure.route({ successStatus: 204 }).output(z.void())

/** Text that PostgreSQL can store: no NUL, no lone surrogates. */
export const Text = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'), 'malformed_text')

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
