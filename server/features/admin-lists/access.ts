/** For views of other users, callers fail with NOT_FOUND. Shared views have no owner. */
export const canChangeView = (userId: string, view: { owner_id: string | null }): boolean =>
  view.owner_id === null || view.owner_id === userId
