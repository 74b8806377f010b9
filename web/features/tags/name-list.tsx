import { useId, useState } from 'react'
import type { CatalogueName } from '#contract/tags.ts'
import { findNamed } from '#domain/search/names/find-named.ts'
import { tagTexts } from '#web/texts/tags/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { FieldFrame } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { findRuleName } from './use-rule-words.ts'

interface Props {
  label: string
  error?: string
  names: readonly CatalogueName[]
  /** Slugs; older rules have names. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

const MOST_SHOWN = 20

/** Selects makers or models by name in either script. */
export function NameList({ label, error, names, chosen, onChange }: Props) {
  const { t, lang } = useTexts(tagTexts)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const other = lang === 'ar' ? 'en' : 'ar'
  const offered = names.filter(({ slug }) => !chosen.includes(slug))
  return (
    <FieldFrame id={id} label={label} isRequired {...(error && { error })}>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((value) => {
            const name = findRuleName(names, value)?.[`name_${lang}`] ?? value
            return (
              <li key={value}>
                <button
                  type="button"
                  className="chip chip-on"
                  aria-label={t('tag_remove_value', { name })}
                  onClick={() => onChange(chosen.filter((one) => one !== value))}
                >
                  <bdi>{name}</bdi>
                  <Icon name="close" size={16} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <div className="relative">
        <Combobox
          id={id}
          className="field"
          isAdding
          placeholder={t('tag_add_name')}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-note`}
          value={typed}
          items={findNamed(typed, offered).slice(0, MOST_SHOWN)}
          optionOf={(one) => ({ key: one.slug, label: one[`name_${lang}`], otherLabel: one[`name_${other}`] })}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onType={setTyped}
          onChoose={({ slug }) => {
            onChange([...chosen, slug])
            setTyped('')
            setOpen(false)
          }}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
        />
      </div>
    </FieldFrame>
  )
}
