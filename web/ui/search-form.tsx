import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from './button.tsx'
import type { Elements } from './elements.tsx'
import { Field } from './field.tsx'
import { UrlForm } from './url-form.tsx'

const FIELDS = ['q']

interface Props {
  label: string
  /** The search text, from `q` in the URL. */
  q: string
  /** Hidden fields, and buttons that follow the search. */
  children?: Elements
}

/** The search text of a list, which is in the URL. */
export function SearchForm({ label, q, children }: Props) {
  const { t } = useTexts()
  return (
    <UrlForm names={FIELDS} role="search" className="flex flex-wrap items-end gap-2">
      <div className="grow basis-48">
        <Field isRequired={null} label={label} name="q" type="search" dir="auto" defaultValue={q} />
      </div>
      <Button type="submit" variant="quiet" icon="search">
        {t('search_submit')}
      </Button>
      {children}
    </UrlForm>
  )
}
