import { Link } from 'react-router'
import type { AnyFact, AnyFacts } from '#contract/facts.ts'
import { FACT_TOPICS } from '#domain/facts/fact-kinds.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { directionOf } from '#domain/language.ts'
import { CitedWarning } from '#web/features/content-uses/public.ts'
import { factInWords } from '#web/features/facts/public.ts'
import { adminFactTexts } from '#web/texts/admin-facts/area.ts'
import { factTexts } from '#web/texts/facts/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { UrlForm } from '#web/ui/url-form.tsx'
import { ViewLinks } from '#web/ui/view-links.tsx'
import { adminFactsAddress, type AdminFactSearch } from './fact-search.ts'
import { useFactActions } from './use-fact-actions.ts'

const FIELDS = ['q', 'topic']

interface Props {
  listed: AnyFacts
  search: AdminFactSearch
  /** In Riyadh, `yyyy-mm-dd`. */
  today: string
}

/** All facts as a table, overdue ones first. */
export function FactList({ listed: { items, overdue_count }, search, today }: Props) {
  const { t } = useTexts(adminFactTexts, factTexts)
  return (
    <AdminList
      items={items}
      keyOf={({ key }) => key}
      caption={t('fact_list')}
      empty={t(search.isOverdue && !search.q ? 'fact_none_overdue' : 'fact_none')}
      filters={<Filters search={search} overdue={overdue_count} />}
      columns={[
        { key: 'label', title: t('fact_column_label'), renderCell: (fact) => <Name fact={fact} /> },
        { key: 'topic', title: t('fact_topic'), renderCell: ({ topic }) => <span>{t(`fact_topic_${topic}`)}</span> },
        { key: 'source', title: t('fact_source'), renderCell: (fact) => <Source fact={fact} /> },
        { key: 'check', title: t('fact_check_by'), renderCell: (fact) => <Check fact={fact} /> },
        {
          key: 'actions',
          title: t('fact_column_actions'),
          renderCell: (fact) => <RowActions fact={fact} today={today} />,
        },
      ]}
    />
  )
}

function Filters({ search, overdue }: { search: AdminFactSearch; overdue: number }) {
  const { t } = useTexts(adminFactTexts, factTexts)
  const { q, topic, isOverdue } = search
  return (
    <div className="flex flex-col gap-3">
      <ViewLinks
        label={t('fact_views')}
        views={[
          { to: adminFactsAddress({ ...search, isOverdue: false }), label: t('fact_all'), isCurrent: !isOverdue },
          {
            to: adminFactsAddress({ ...search, isOverdue: true }),
            label: t('fact_overdue_count', { count: overdue }),
            isCurrent: isOverdue,
          },
        ]}
      />
      <UrlForm names={FIELDS} role="search" className="filters">
        {isOverdue && <input type="hidden" name="show" value="overdue" />}
        <Field isRequired={null} label={t('fact_find')} name="q" type="search" dir="auto" defaultValue={q} />
        <SelectField isRequired={null} label={t('fact_topic')} name="topic" defaultValue={topic ?? ''}>
          <option value="">{t('fact_topic_any')}</option>
          {FACT_TOPICS.map((one) => (
            <option key={one} value={one}>
              {t(`fact_topic_${one}`)}
            </option>
          ))}
        </SelectField>
        <span className="flex flex-wrap gap-2">
          <Button type="submit" variant="quiet" icon="search">
            {t('fact_search')}
          </Button>
          <ButtonLink to="/admin/facts/add" icon="plus">
            {t('fact_add')}
          </ButtonLink>
        </span>
      </UrlForm>
    </div>
  )
}

function Name({ fact }: { fact: AnyFact }) {
  const texts = useTexts(factTexts)
  const { lang } = texts
  return (
    <span className="flex min-w-0 flex-col items-start @3xl:-my-2.5">
      <Link to={`/admin/facts/edit/${fact.id}`} className="link font-medium wrap-anywhere">
        <bdi>{fact[`label_${lang}`]}</bdi>
      </Link>
      <bdi dir={directionOf(lang)} className="font-semibold wrap-anywhere @3xl:pb-2.5">
        {factInWords(fact, texts)}
      </bdi>
    </span>
  )
}

function Source({ fact }: { fact: AnyFact }) {
  const { t, lang } = useTexts(factTexts)
  return (
    <span className="flex min-w-0 flex-col text-sm wrap-anywhere">
      <bdi>{fact[`source_${lang}`]}</bdi>
      <span className="text-muted">{t(`fact_quality_${fact.source_quality}`)}</span>
    </span>
  )
}

function Check({ fact }: { fact: AnyFact }) {
  const { t, lang } = useTexts(adminFactTexts)
  return (
    <span className="flex flex-col items-start gap-1 text-sm @3xl:whitespace-nowrap">
      <span>{formatDate(fact.check_by, lang)}</span>
      {fact.is_overdue && <strong className="tag text-warning">{t('fact_overdue')}</strong>}
    </span>
  )
}

function RowActions({ fact, today }: { fact: AnyFact; today: string }) {
  const { t, lang } = useTexts(adminFactTexts)
  const { isWorking, confirm, remove, warning } = useFactActions(fact, today)
  const name = fact[`label_${lang}`]
  const buttons = [
    { icon: 'check', label: t('fact_confirm_one', { name }), onClick: () => confirm() },
    { icon: 'trash', label: t('fact_delete_one', { name }), onClick: () => remove() },
  ] as const
  return (
    <span className="needs-script -my-2 flex">
      {buttons.map(({ icon, label, onClick }) => (
        <Button
          key={icon}
          variant="icon"
          icon={icon}
          aria-disabled={isWorking}
          aria-label={label}
          title={label}
          onClick={onClick}
        />
      ))}
      <CitedWarning by="fact" {...warning} />
    </span>
  )
}
