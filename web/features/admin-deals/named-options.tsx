import { useTexts } from '#web/texts/texts-context.tsx'

interface Named {
  id: number
  name_ar: string
  name_en: string
}

/** Options of a select, by id. */
export function NamedOptions({ items }: { items: readonly Named[] }) {
  const { lang } = useTexts()
  return items.map((item) => (
    <option key={item.id} value={item.id}>
      {item[`name_${lang}`]}
    </option>
  ))
}
