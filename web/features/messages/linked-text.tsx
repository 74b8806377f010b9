import { linkParts } from '#domain/messages/link-parts.ts'

/** A text whose addresses can be opened; the site that opens learns nothing of this one. */
export function LinkedText({ text }: { text: string }) {
  return linkParts(text).map(({ text: part, href }, at) =>
    href === null ? (
      part
    ) : (
      // parts have no identity but their place
      // oxlint-disable-next-line react/no-array-index-key
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="link" dir="ltr">
        {part}
      </a>
    ),
  )
}
