import { useState } from 'react'
import { formatDateTime } from '#domain/format/format-date.ts'
import { useApi } from '#web/platform/api/api.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useAction } from '#web/ui/use-action.ts'

interface Props {
  id: string
  /** Sends what is typed to the draft, which the link shows. */
  keep: () => Promise<boolean>
  isPossible: boolean
}

interface Link {
  url: string
  endsAt: string
}

/** Creates a link that shows what is typed to anyone who has it, until it ends. */
export function PreviewButton({ id, keep, isPossible }: Props) {
  const { t, lang } = useTexts(articleTexts)
  const api = useApi()
  const [link, setLink] = useState<Link | null>(null)
  const { act, isWorking } = useAction()
  const create = () =>
    act({
      send: async () => {
        await keep()
        const { token, ends_at } = await api.articles.share_preview({ article_id: id })
        setLink({ url: `${location.origin}/preview/${token}`, endsAt: ends_at })
      },
    })
  return (
    <>
      <Button variant="quiet" icon="show" isWorking={isWorking} aria-disabled={!isPossible} onClick={create}>
        {t('article_preview')}
      </Button>
      {link && (
        <Dialog title={t('article_preview_title')} onClose={() => setLink(null)}>
          <div className="flex flex-col gap-4">
            <Field
              label={t('article_preview_link')}
              hint={t('article_preview_text', { time: formatDateTime(link.endsAt, lang) })}
              isRequired={null}
              dir="ltr"
              readOnly
              value={link.url}
            />
            <div className="flex flex-wrap gap-2">
              <CopyButton
                icon="copy"
                text={link.url}
                copied={t('article_preview_copied')}
                failed={t('article_preview_not_copied')}
              >
                {t('article_preview_copy')}
              </CopyButton>
              <ButtonAnchor variant="quiet" icon="external" href={link.url} target="_blank" rel="noopener">
                {t('article_preview_open')}
              </ButtonAnchor>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
