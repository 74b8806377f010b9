/** Whether the entry of the browser's history is that of a full-screen view over the page. */
export const isCovered = (): boolean => Boolean((history.state as { isCovered?: true } | null)?.isCovered)
