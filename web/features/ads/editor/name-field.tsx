import { useEffect, useState } from 'react'
import { findNamed, sameNamed } from '#domain/search/names/find-named.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { AdField, type FieldProps } from './ad-field.tsx'
import type { CatalogueItem } from './catalogue-item.ts'
import { useEditor } from './editor-context.tsx'

interface Props extends FieldProps {
  name: 'make' | 'model' | 'city'
  items: readonly CatalogueItem[]
  /** Items that are suggested; all by default. */
  offered?: readonly CatalogueItem[]
  placeholder?: string
  /** Called when the item changes. @param slug empty for none */
  onTaken?: (slug: string) => void
}

const MOST_SHOWN = 40

/** A combobox for names of the catalogue, typed in either script. Other names are kept as text. */
export function NameField({ items, offered = items, placeholder, onTaken, ...field }: Props) {
  const { lang } = useTexts()
  const { form, change, touch } = useEditor()
  const { name } = field
  const slug = form[name]
  const written = form[`${name}_text`]
  const taken = items.find((item) => item.slug === slug)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const other = lang === 'ar' ? 'en' : 'ar'

  // text typed before the items were loaded may be the name of one
  const late = !slug && typed === null ? sameNamed(written, items) : undefined
  useEffect(() => {
    if (late) take(late, '')
  })

  function take(item: CatalogueItem | undefined, text: string) {
    const next = item?.slug ?? ''
    change({ [name]: next, [`${name}_text`]: item ? '' : text })
    if (next !== slug) onTaken?.(next)
  }

  function close() {
    setTyped(null)
    setOpen(false)
  }

  return (
    <AdField {...field}>
      {(input) => (
        <div className="relative">
          <Combobox
            {...input}
            name={name}
            value={typed ?? taken?.[`name_${lang}`] ?? (written || slug)}
            items={findNamed(typed ?? '', offered).slice(0, MOST_SHOWN)}
            optionOf={(item) => ({ key: item.slug, label: item[`name_${lang}`], otherLabel: item[`name_${other}`] })}
            isOpen={isOpen}
            onOpenChange={setOpen}
            onType={(text) => {
              setTyped(text)
              take(sameNamed(text, items), text)
            }}
            onChoose={(item) => {
              take(item, '')
              close()
            }}
            onClick={() => setOpen(true)}
            onBlur={() => {
              if (typed !== null) take(sameNamed(typed, items), typed)
              close()
              touch(name)
            }}
            placeholder={placeholder}
            className="field"
          />
        </div>
      )}
    </AdField>
  )
}
