const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i

/** The last UUID in a text or pasted link: of an ad, a user, a message or a request. Null if there is none. */
export const findId = (text: string): string | null =>
  [...text.matchAll(new RegExp(ID, 'gi'))].at(-1)?.[0].toLowerCase() ?? null
