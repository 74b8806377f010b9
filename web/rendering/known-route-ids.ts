/** The most frequent targets of navigation. */
export const KNOWN_ROUTES = ['routes/explore', 'routes/car'] as const
