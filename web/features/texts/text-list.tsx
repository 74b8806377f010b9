import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { EditableText, TextPage } from '#contract/texts.ts'
import { shownText } from '#domain/texts/text-form.ts'
import { statesOf } from '#domain/texts/text-states.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { websiteTexts } from '#web/texts/website-texts/area.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { hasDraft, type Drafts } from './drafts.ts'
import { textsAddress, type ChosenTexts } from './read-text-search.ts'

interface Props {
  page: TextPage
  search: ChosenTexts
  drafts: Drafts
  /** Whether a text is open, which hides the list on narrow screens. */
  isBeside: boolean
}

export function TextList({ page, search, drafts, isBeside }: Props) {
  const { t } = useTexts(websiteTexts)
  const { items, previous, next, total } = page
  const pageAddress = (first: string) => textsAddress({ ...search, open: '', first })
  return (
    <section
      aria-labelledby="texts"
      className={`flex min-w-0 flex-col gap-2 @4xl:sticky @4xl:top-4 @4xl:self-start ${isBeside ? '@max-4xl:hidden' : ''}`}
    >
      <h2 id="texts" className="font-semibold">
        {total === 0 ? t('texts_none') : t('texts_found', { count: total })}
      </h2>
      <ul className="flex flex-col gap-2 @4xl:max-h-[calc(100dvh-12rem)] @4xl:overflow-y-auto">
        {items.map((text) => (
          <Item
            key={text.name}
            text={text}
            address={textsAddress({ ...search, open: text.name })}
            isOpen={text.name === search.open}
            isTyped={hasDraft(drafts, text)}
          />
        ))}
      </ul>
      <nav aria-label={t('texts_list')} className="flex flex-wrap gap-2">
        {previous && (
          <ButtonLink variant="quiet" to={pageAddress(previous)} rel="prev">
            {t('texts_page_previous')}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink variant="quiet" to={pageAddress(next)} rel="next">
            {t('texts_page_next')}
          </ButtonLink>
        )}
      </nav>
    </section>
  )
}

interface ItemProps {
  text: EditableText
  address: string
  isOpen: boolean
  isTyped: boolean
}

function Item({ text, address, isOpen, isTyped }: ItemProps) {
  const { t } = useTexts(websiteTexts)
  const item = useRef<HTMLLIElement>(null)
  const form = text.forms.at(-1)
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <li ref={item} className={`panel p-2 ${isOpen ? 'border-brand bg-brand-soft' : ''}`}>
      <Link
        to={address}
        preventScrollReset={isOpen}
        aria-current={isOpen ? 'page' : undefined}
        className="flex flex-col gap-0.5"
      >
        <span lang="ar" dir="rtl" className="truncate font-medium">
          {form && shownText(form, 'ar')}
        </span>
        <span lang="en" dir="ltr" className="truncate text-sm">
          {form && shownText(form, 'en')}
        </span>
        <bdi dir="ltr" className="truncate font-mono text-sm text-muted">
          {text.name}
        </bdi>
        <span className="flex flex-wrap gap-1 empty:hidden">
          {isTyped && <span className="tag tag-discount">{t('texts_unsaved')}</span>}
          {statesOf(text)
            .filter((state) => state !== 'different')
            .map((state) => (
              <span key={state} className={state === 'changed' ? 'tag tag-done' : 'tag tag-discount'}>
                {t(`texts_state_${state}`)}
              </span>
            ))}
        </span>
      </Link>
    </li>
  )
}
