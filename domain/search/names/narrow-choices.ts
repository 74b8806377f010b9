import type { Asked } from './resolve-names.ts'

/**
 * «عائلية مو جيب»: of the values that one word wishes, those that another excludes are left out, unless that is all of
 * them.
 */
export function narrowChoices(asked: readonly Asked[]): Asked[] {
  return asked.map((one) => {
    const { kind, ref, also = [] } = one.term
    if (one.isExcluded || also.length === 0) return one
    const isExcluded = (value: string) =>
      asked.some(
        ({ term, ...other }) =>
          other.isExcluded && term.kind === kind && [term.ref, ...(term.also ?? [])].includes(value),
      )
    const [first, ...others] = [ref, ...also].filter((value) => !isExcluded(value))
    return first === undefined ? one : { ...one, term: { ...one.term, ref: first, also: others } }
  })
}
