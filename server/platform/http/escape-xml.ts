/** Characters that XML 1.0 does not allow in any form. */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const NOT_IN_XML = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g

/** For texts and attributes in double quotes. */
export const escapeXml = (text: string): string =>
  text.replace(NOT_IN_XML, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
