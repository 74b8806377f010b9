import { directionOf } from '#domain/language.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { compareTexts } from '#web/texts/compare/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { CompareRow } from './compare-rows.ts'
import { WITH_PRICES } from './compared-fields.ts'

interface Props<Key extends string> {
  title: string
  rows: readonly CompareRow<Key>[]
  nameOf: (key: Key) => string
}

/** A group of rows under a title. Renders nothing without rows. */
export function ComparedRows<Key extends string>({ title, rows, nameOf }: Props<Key>) {
  const { lang, t } = useTexts(compareTexts)
  if (!rows.length) return null
  return (
    <tbody>
      <tr>
        <th colSpan={(rows[0]?.values.length ?? 0) + 1} scope="rowgroup" className="compare-group">
          {title}
        </th>
      </tr>
      {rows.map(({ key, values }) => (
        <tr key={key}>
          <th scope="row">
            <span {...writtenIn(nameOf(key))}>{nameOf(key)}</span>
          </th>
          {values.map(({ id, text, isBest, isDoubtful }) => (
            <td key={id} className={isBest ? 'font-semibold text-positive' : undefined}>
              {text === null ? (
                <span className="text-muted">—</span>
              ) : isDoubtful ? (
                <span className="price-doubt">
                  <Icon name="warning" size={16} />
                  <bdi>{text}</bdi>
                </span>
              ) : (
                <bdi dir={WITH_PRICES.has(key) ? directionOf(lang) : undefined}>{text}</bdi>
              )}
              {isBest && (
                <>
                  {' '}
                  <span className="inline-block align-middle">
                    <Icon name="check" size={16} />
                  </span>
                  <span className="sr-only">{t('compare_best')}</span>
                </>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
