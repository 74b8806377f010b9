/** Where the next page of a list begins: a time in base 36 and an id. */
export const CURSOR = /^[0-9a-z]{1,9}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
