import { Link } from 'react-router'
import type { Invoice } from '#contract/admin-users.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { adminUsersTexts } from '#web/texts/admin-users/area.ts'
import { promotionTexts } from '#web/texts/promotions/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ItemTable } from '#web/ui/item-table.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Price } from '#web/ui/price.tsx'

/** Invoices of a user's promotions. */
export function UserInvoices({ invoices }: { invoices: readonly Invoice[] }) {
  const { t, lang } = useTexts(adminUsersTexts, promotionTexts)
  return (
    <Panel title={t('user_invoices')}>
      {invoices.length === 0 ? (
        <p>{t('user_invoices_none')}</p>
      ) : (
        <div className="overflow-x-auto">
          <ItemTable
            items={invoices}
            keyOf={({ id }) => id}
            caption={t('user_invoices')}
            columns={[
              {
                key: 'number',
                title: t('user_invoice_number'),
                renderCell: ({ invoice_number }) => <bdi dir="ltr">{invoice_number}</bdi>,
              },
              {
                key: 'state',
                title: t('user_invoice_state'),
                renderCell: ({ state }) => t(`promote_state_${state}`),
              },
              { key: 'price', title: t('user_invoice_price'), renderCell: ({ price }) => <Price amount={price} /> },
              {
                key: 'date',
                title: t('user_invoice_date'),
                renderCell: ({ requested_at }) => formatDate(requested_at, lang),
              },
              {
                key: 'ad',
                title: t('user_invoice_ad'),
                renderCell: ({ car_id }) => (
                  <Link to={`/admin/cars/edit/${car_id}`} className="link">
                    {t('user_invoice_ad')}
                  </Link>
                ),
              },
            ]}
          />
        </div>
      )}
    </Panel>
  )
}
