/** The first segment of a path; empty for the home page. */
export const beginOf = (path: string): string => path.split('/').find(Boolean) ?? ''
