import type { HandOverSheet } from '#contract/hand-over.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { directionOf, LANGUAGES, type Lang } from '#domain/language.ts'
import { SIDES } from '#domain/messages/conversation.ts'
import { BilingualRow, type Both } from './bilingual-row.tsx'
import { SheetChecks } from './sheet-checks.tsx'
import type { SheetFact } from './sheet-facts.ts'
import type { SheetKey, SheetWords } from './sheet-words.ts'

interface Props {
  sheet: HandOverSheet
  words: Record<Lang, SheetWords>
  typed: { plate: string; vin: string; odometer: string }
  facts: readonly SheetFact[]
}

/** A page of A4: Arabic on the right, English on the left, the values between them. The same in both languages. */
export function Sheet({ sheet, words, typed, facts }: Props) {
  const { car, hand_over: handOver } = sheet
  const { price, agreed_at, ticks } = handOver
  const said = (key: SheetKey): Both => ({ ar: words.ar[key], en: words.en[key] })
  const inBoth = (format: (lang: Lang) => string): Both => ({ ar: format('ar'), en: format('en') })
  return (
    <article dir="rtl" className="hand-over-sheet">
      <BilingualRow className="sheet-title" text={said('hand_over_sheet_title')} />
      <table className="sheet-table">
        <tbody>
          <Row
            label={said('hand_over_sheet_car')}
            value={inBoth((lang) => `${car[`make_name_${lang}`]} ${car[`model_name_${lang}`]}`)}
          />
          <Row label={said('hand_over_sheet_year')} value={String(car.year)} />
          <Row label={said('hand_over_sheet_plate')} value={typed.plate} />
          <Row label={said('hand_over_sheet_vin')} value={typed.vin} />
          <Row label={said('hand_over_sheet_mileage')} value={inBoth((lang) => formatMileage(car.mileage, lang))} />
          <Row label={said('hand_over_sheet_odometer')} value={typed.odometer} />
          <Row label={said('hand_over_sheet_price')} value={formatPrice(price, 'ar')} />
          <Row label={said('hand_over_sheet_agreed')} value={inBoth((lang) => formatDate(agreed_at, lang))} />
          <Row label={said('hand_over_sheet_date')} value="" />
        </tbody>
      </table>
      <SheetChecks ticks={ticks} said={said} />
      <div className="sheet-sides">
        {SIDES.toReversed().map((side) => (
          <section key={side} className="sheet-part">
            <BilingualRow className="sheet-heading" text={said(`hand_over_side_${side}`)} />
            <table className="sheet-table">
              <tbody>
                <Row label={said('hand_over_sheet_name')} value={sheet[`${side}_name`] ?? ''} />
                <Row label={said('hand_over_sheet_signature')} value="" />
              </tbody>
            </table>
          </section>
        ))}
      </div>
      {facts.length > 0 && (
        <section className="sheet-part">
          <BilingualRow className="sheet-heading" text={said('hand_over_sheet_facts')} />
          <table className="sheet-table sheet-facts">
            <tbody>
              {facts.map(({ key, label, value, source }) => (
                <Row key={key} label={label} value={value} source={source} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <BilingualRow className="sheet-note" text={said('hand_over_sheet_note')} />
    </article>
  )
}

/** A line with its label in both languages; without a value it is left to be written on. */
function Row({ label, value, source }: { label: Both; value: Both | string; source?: Both }) {
  return (
    <tr>
      <th scope="row" lang="ar">
        {label.ar}
      </th>
      <td>
        {typeof value === 'string' ? (
          <bdi>{value}</bdi>
        ) : (
          <span className="sheet-both">
            {LANGUAGES.map((lang) => (
              <span key={lang} lang={lang} dir={directionOf(lang)}>
                <bdi dir={directionOf(lang)}>{value[lang]}</bdi>
                {source && <span className="sheet-source">{source[lang]}</span>}
              </span>
            ))}
          </span>
        )}
      </td>
      <th scope="row" lang="en" dir="ltr">
        {label.en}
      </th>
    </tr>
  )
}
