/** The URL form of a name: `Land Rover` is `land-rover`. Empty for a name without Latin letters and digits. */
export const makeSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
