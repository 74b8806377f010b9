/** What a path begins with; of the home page nothing. */
export const beginOf = (path: string): string => path.split('/').find(Boolean) ?? ''
