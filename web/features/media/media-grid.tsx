import { Link } from 'react-router'
import type { StoredPicture } from '#contract/media.ts'
import { mediaTexts } from '#web/texts/media/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { pictureAlt } from '#web/ui/picture-alt.ts'

interface Props {
  pictures: readonly StoredPicture[]
  /** The ID of the open picture. */
  openId: string | undefined
  addressOf: (id: string) => string
}

export const tileId = (id: string): string => `picture-${id}`

/** Pictures as tiles that lead to their panel. */
export function MediaGrid({ pictures, openId, addressOf }: Props) {
  const { t, lang } = useTexts(mediaTexts)
  return (
    <ul className="media-grid">
      {pictures.map((picture) => {
        const alt = pictureAlt(picture, lang)
        const count = picture.uses.length
        return (
          <li key={picture.id} className="card">
            <Picture src={picture.url} alt="" sizes="(min-width: 64rem) 14rem, 45vw" isWhole />
            <div className="flex flex-col gap-0.5 px-3 py-2">
              <Link
                id={tileId(picture.id)}
                to={addressOf(picture.id)}
                preventScrollReset
                aria-current={picture.id === openId ? 'true' : undefined}
                className={`card-link truncate ${alt ? 'font-medium' : 'text-muted'}`}
              >
                <bdi>{alt || t('media_no_alt')}</bdi>
              </Link>
              <span className="text-sm text-muted">{count ? t('media_used', { count }) : t('media_unused')}</span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
