const CONTACTS = /[^\s"'<>:,;()]+@[^\s"'<>:,;()]+|\+?\d[\d\s()-]{6,}\d/g

/** Replaces email addresses and phone numbers in a text by an ellipsis. */
export const hideContacts = (text: string): string => text.replace(CONTACTS, '…')
