/** Of selecting items of a list. */
export const en = {
  list_select: 'Select',
  list_select_all: 'Select all',
  list_select_one: 'Select {{name}}',
  list_selected_one: '{{count}} selected',
  list_selected_other: '{{count}} selected',
}
