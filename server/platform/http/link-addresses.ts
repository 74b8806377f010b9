/** Paths and parameters with tokens of links. A token grants access in the name of its recipient. */
const WITH_TOKEN =
  /(\/(?:answer|article-previews|emails|penalties|preview|setup|still-available|shared-shortlists|shortlist|(?:notifications|saved-searches)\/stops?)\/|[?&]token=)[^/?&]+/

/** Whether a URL has the token of a link, so that its response belongs to the recipient. */
export const hasLinkToken = (url: string): boolean => WITH_TOKEN.test(url)

/** A URL for logs, in which the token of a link is replaced. */
export const withoutLinkToken = (url: string): string => url.replace(WITH_TOKEN, '$1…')
