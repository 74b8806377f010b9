/** A replacement character, or question marks alone, which Excel writes for letters that its encoding lacks. */
const DAMAGED = /\ufffd|^[\s?\d]*\?{3,}[\s?\d]*$/

/** Whether letters of a text were lost when it was saved. */
export const isDamaged = (text: string): boolean => DAMAGED.test(text)
