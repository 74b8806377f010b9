import { Link } from 'react-router'
import { ADMIN_CHANGE_KINDS } from '#domain/admin-changes/kinds.ts'
import { auditTexts } from '#web/texts/audit/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import { UrlForm } from '#web/ui/url-form.tsx'
import { auditAddress, localTime, type ChosenChanges } from './read-audit-search.ts'

const FIELDS = ['admin', 'what', 'subject', 'from', 'until', 'request', 'text']

interface Props {
  search: ChosenChanges
  /** Admins and moderators. */
  people: readonly { id: string; name: string }[]
}

/** Filters by person, kind of change, subject, request, time and value, and the CSV export of the result. */
export function AuditFilters({ search, people }: Props) {
  const { t } = useTexts(auditTexts)
  const { admin_id, what, subject_id, request_id, text, from, until } = search
  const isFormer = admin_id !== undefined && people.every(({ id }) => id !== admin_id)
  return (
    <UrlForm names={FIELDS} className="three-columns items-start gap-3">
      <SelectField isRequired={null} label={t('audit_who')} name="admin" defaultValue={admin_id ?? ''}>
        <option value="">{t('audit_anybody')}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {isFormer && <option value={admin_id}>{t('audit_by_former')}</option>}
      </SelectField>
      <SelectField isRequired={null} label={t('audit_what')} name="what" defaultValue={what ?? ''}>
        <option value="">{t('audit_anything')}</option>
        {ADMIN_CHANGE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`audit_did_${kind}`)}
          </option>
        ))}
      </SelectField>
      <Field isRequired={null} label={t('audit_subject')} name="subject" dir="auto" defaultValue={subject_id} />
      <TimeField
        isRequired={null}
        label={t('audit_from')}
        name="from"
        type="datetime-local"
        defaultValue={from && localTime(from)}
      />
      <TimeField
        isRequired={null}
        label={t('audit_until')}
        name="until"
        type="datetime-local"
        defaultValue={until && localTime(until)}
      />
      <Field isRequired={null} label={t('audit_request')} name="request" dir="ltr" defaultValue={request_id} />
      <div className="col-span-full">
        <Field isRequired={null} label={t('audit_text')} name="text" dir="auto" defaultValue={text} />
      </div>
      <p className="flex flex-wrap items-center gap-3 col-span-full">
        <Button type="submit">{t('audit_find')}</Button>
        <ButtonAnchor
          href={auditAddress({ ...search, after: undefined }, EXPORT)}
          variant="quiet"
          icon="download"
          download
        >
          {t('audit_export')}
        </ButtonAnchor>
        <Link to="/admin/audit" className="link">
          {t('audit_all')}
        </Link>
      </p>
    </UrlForm>
  )
}

const EXPORT = '/admin/audit.csv'
