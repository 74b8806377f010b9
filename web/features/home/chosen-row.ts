import type { HomeRowName } from './group-rows.ts'

/** The row that was chosen on this page of the history, so that Back and a reload show it again. */
export const chosenRow = (): string | null =>
  import.meta.env.SSR ? null : ((history.state as { row?: string } | null)?.row ?? null)

export const keepChosenRow = (row: HomeRowName): void => history.replaceState({ ...history.state, row }, '')
