/** The first segment of a path; empty for the home page. */
export const firstSegment = (path: string): string => path.split('/').find(Boolean) ?? ''
