const WEB_ADDRESS = /^https:\/\/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?$/iu

/** Whether a text is an absolute `https` URL whose host has several parts, without credentials. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text)
