/** Views of other users give NOT_FOUND; shared ones have no owner. */
export const canChangeView = (user_id: string, view: { owner_id: string | null }): boolean =>
  view.owner_id === null || view.owner_id === user_id
