// Cutting a text at a code unit can leave half an emoji, or a letter without its marks. `.oxlintrc.json` lists the files
// that cut only what nobody reads.
interface String {
  /** @deprecated Use `truncate`, `cutText` or `initialOf` of `domain/text/truncate.ts`. */
  slice(start: 0, end: number): string
  /** @deprecated Use `truncate`, `cutText` or `initialOf` of `domain/text/truncate.ts`. */
  substring(start: 0, end: number): string
  /** @deprecated Use `initialOf` of `domain/text/truncate.ts`. */
  charAt(position: 0): string
}
