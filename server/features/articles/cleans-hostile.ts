import { HOSTILE_HTML } from './hostile-html.ts'

/** What runs, or loads something, wherever it stands. Escaped text has no `<`. */
const RUNS =
  /<(?!\/?(?:p|h[2-4]|[uo]l|li|blockquote|strong|em|u|s|br|hr|a|table|thead|tbody|tr|t[hd])\b)|<[^>]*\son\w+\s*=|<a href="(?!https:|mailto:|tel:|\/|#)/i

/** Whether nothing of hostile HTML is left after it was cleaned, such as by another version of the sanitiser. */
export const cleansHostile = (clean: (html: string) => string): boolean =>
  HOSTILE_HTML.every((html) => !RUNS.test(clean(html)))
