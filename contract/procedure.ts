import { oc } from '@orpc/contract'
import { z } from 'zod'

/** Who may call a procedure: everyone, who is signed in, an admin. */
export const ACCESS = ['public', 'user', 'admin'] as const
export type Access = (typeof ACCESS)[number]

/** The base of every procedure. One that declares no access does not start. */
export const procedure = oc.$meta<{ access?: Access }>({})

/** What may be found in any text that a caller sends: no NUL and no half of a surrogate pair. */
export const Text = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'), 'malformed_text')
