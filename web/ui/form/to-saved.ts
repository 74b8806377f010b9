import { z } from 'zod'

/** Refuses what is typed in a field, for a reason of the texts. */
type Refuse = (path: readonly PropertyKey[], reason: string) => void

/**
 * Ends the schema of a form: converts what is typed, and checks it by the schema of the contract. Unlike `pipe`, which
 * ends at what the conversion refuses, it tells of all wrong fields at once. At a refused field the contract adds nothing.
 */
export const toSaved =
  <Typed, Input, Saved>(saved: z.ZodType<Saved, Input>, convert: (typed: Typed, refuse: Refuse) => NoInfer<Input>) =>
  (typed: Typed, context: z.RefinementCtx): Saved => {
    const refused = new Set<string>()
    const refuse: Refuse = (path, message) => {
      refused.add(path.join('.'))
      context.addIssue({ code: 'custom', path: [...path], message })
    }
    const { data, error } = saved.safeParse(convert(typed, refuse))
    for (const { path, message } of error?.issues ?? []) if (!refused.has(path.join('.'))) refuse(path, message)
    return data ?? z.NEVER
  }
