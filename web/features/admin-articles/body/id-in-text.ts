const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i

/** The id in an address such as that of an ad; null if there is none. */
export const idInText = (text: string): string | null => ID.exec(text)?.[0].toLowerCase() ?? null
