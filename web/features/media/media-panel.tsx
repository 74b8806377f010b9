import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import type { StoredPicture } from '#contract/media.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { Places } from '#web/features/content-uses/public.ts'
import { mediaTexts } from '#web/texts/media/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { DescriptionFields } from './description-fields.tsx'
import { PanelActions } from './panel-actions.tsx'
import { pictureAlt } from '#web/ui/picture-alt.ts'
import { useDescriptions } from './use-descriptions.ts'

interface Props {
  picture: StoredPicture
  /** URL of the list. */
  back: string
}

/** One picture: its descriptions, the places that show it, and what can be done with it. */
export function MediaPanel({ picture, back }: Props) {
  const { t, lang } = useTexts(mediaTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const isLedHere = useNavigationType() === NavigationType.Push
  const { url, width, height, bytes, added_at, uses } = picture
  useEffect(() => {
    if (isLedHere) heading.current?.focus()
  }, [isLedHere])
  return (
    <Panel as="article" className="flex flex-col gap-4 p-4">
      <div className="flex items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 text-lg font-semibold outline-none">
          <bdi>{pictureAlt(picture, lang) || t('media_no_alt')}</bdi>
        </h2>
        <ButtonLink to={back} preventScrollReset variant="icon" icon="close" aria-label={t('media_close')} />
      </div>
      <div className="overflow-clip rounded-control">
        <Picture src={url} alt={pictureAlt(picture, lang)} sizes="(min-width: 64rem) 22rem, 100vw" isFirst isWhole />
      </div>
      <p className="text-sm text-muted">
        <bdi>
          {t('media_facts', {
            width: formatNumber(width, lang),
            height: formatNumber(height, lang),
            size: formatNumber(Math.max(1, Math.round(bytes / 1000)), lang),
            date: formatDate(added_at, lang),
          })}
        </bdi>
      </p>
      <DescribeForm picture={picture} />
      <section className="flex flex-col gap-1">
        <h3 className="font-semibold">{t('media_uses')}</h3>
        {uses.length ? <Places uses={uses} /> : <p className="text-muted">{t('media_unused_yet')}</p>}
      </section>
      <PanelActions picture={picture} back={back} />
    </Panel>
  )
}

function DescribeForm({ picture }: { picture: StoredPicture }) {
  const { t } = useTexts(mediaTexts)
  const descriptions = useDescriptions(picture)
  return (
    <form
      noValidate
      // else the browser would submit it before hydration and lose the input
      method="dialog"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void descriptions.save()
      }}
    >
      <DescriptionFields descriptions={descriptions} hint={t('media_alt_hint')} />
      <Button
        type="submit"
        className="needs-script self-start"
        isWorking={descriptions.isSaving}
        aria-disabled={!descriptions.hasChanged}
      >
        {t('media_save')}
      </Button>
    </form>
  )
}
