/** A place in a list that continues on another page: a time in base 36 and an id. */
export const CURSOR = /^[0-9a-z]{1,9}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
