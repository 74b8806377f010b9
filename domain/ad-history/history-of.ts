import { columnsOfFact, SHOWN_FACTS, type MainFacts, type ShownFact } from './main-facts.ts'

/** What an ad said in public from `since` on. */
export interface AdVersion {
  facts: MainFacts
  since: Date | string
}

/**
 * mileage_fell: the ad states fewer kilometres than before. other_car: it states another model or year, so that it may
 * be about another car.
 */
export const HISTORY_FLAGS = ['mileage_fell', 'other_car'] as const
export type HistoryFlag = (typeof HISTORY_FLAGS)[number]

export interface HistoryStep {
  since: string
  /** Empty for the publication. */
  changed: { fact: ShownFact; from: MainFacts; to: MainFacts }[]
  flags: HistoryFlag[]
  /** All facts that were known from then on. */
  facts: MainFacts
}

/** The facts that differ between two versions of which both know them. */
export function changedFacts(before: MainFacts, after: MainFacts): ShownFact[] {
  return SHOWN_FACTS.filter((fact) =>
    columnsOfFact(fact).some(
      (column) => before[column] !== undefined && after[column] !== undefined && before[column] !== after[column],
    ),
  )
}

/** The publication and each later change, in their order. Versions that change nothing are left out. */
export function historyOf(versions: readonly AdVersion[]): HistoryStep[] {
  const steps: HistoryStep[] = []
  let before: MainFacts = {}
  for (const { facts, since } of versions) {
    const after = { ...before, ...facts }
    const changed = changedFacts(before, after)
    if (changed.length || !steps.length) {
      steps.push({
        since: new Date(since).toISOString(),
        changed: changed.map((fact) => ({ fact, from: before, to: after })),
        flags: flagsOf(changed, before, after),
        facts: after,
      })
    }
    before = after
  }
  return steps
}

function flagsOf(changed: readonly ShownFact[], before: MainFacts, after: MainFacts): HistoryFlag[] {
  const hasFallen = changed.includes('mileage') && Number(after.mileage) < Number(before.mileage)
  const isOther = changed.includes('model') || changed.includes('year')
  return [...(hasFallen ? ['mileage_fell' as const] : []), ...(isOther ? ['other_car' as const] : [])]
}
