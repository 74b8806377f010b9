import { linkParts } from '#domain/messages/link-parts.ts'

/** A text with clickable URLs. They open in a new tab without a referrer. */
export function LinkedText({ text }: { text: string }) {
  return linkParts(text).map(({ text: part, href }, at) =>
    // parts are identified by their position
    href === null ? (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at}>{part}</span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="link" dir="ltr">
        {part}
      </a>
    ),
  )
}
