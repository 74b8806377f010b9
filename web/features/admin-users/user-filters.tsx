import { ROLES } from '#domain/accounts/roles.ts'
import { USER_SORTS } from '#domain/admin-users/sorts.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminUsersTexts } from '#web/texts/admin-users/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { UrlForm } from '#web/ui/url-form.tsx'
import { USER_STATUSES, type ChosenUsers } from './read-user-search.ts'

const FIELDS = ['text', 'role', 'status', 'sort']

/** Form with text, role, status and order. Its state is in the URL. */
export function UserFilters({ search: { text = '', role, status, sort } }: { search: ChosenUsers }) {
  const { t } = useTexts(formTexts, adminUsersTexts)
  return (
    <UrlForm names={FIELDS} className="filters">
      <Field isRequired={null} label={t('users_find')} name="text" type="search" dir="auto" defaultValue={text} />
      <SelectField isRequired={null} label={t('users_role')} name="role" defaultValue={role ?? ''}>
        <option value="">{t('users_role_any')}</option>
        {ROLES.map((one) => (
          <option key={one} value={one}>
            {t(one === 'user' ? 'users_role_user' : `menu_role_${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField isRequired={null} label={t('users_status')} name="status" defaultValue={status ?? ''}>
        <option value="">{t('users_status_any')}</option>
        {USER_STATUSES.map((one) => (
          <option key={one} value={one}>
            {t(`users_status_${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField isRequired={null} label={t('users_sort')} name="sort" defaultValue={sort ?? USER_SORTS[0]}>
        {USER_SORTS.map((one) => (
          <option key={one} value={one}>
            {t(`users_sort_${one}`)}
          </option>
        ))}
      </SelectField>
      <Button type="submit">{t('users_search')}</Button>
    </UrlForm>
  )
}
