/** Selecting items of a list, and counts by day. */
export const en = {
  list_select: 'Select',
  list_select_all: 'Select all',
  list_select_one: 'Select {{name}}',
  list_new_one: '{{count}} new',
  list_new_other: '{{count}} new',
  list_selected_one: '{{count}} selected',
  list_selected_other: '{{count}} selected',
  list_days: '{{name}} from {{from}} to {{to}}: {{total}} altogether, most on {{day}} ({{most}}).',
  list_days_none: '{{name}} from {{from}} to {{to}}: none.',
}
