export const en = {
  compare_bar: 'Cars to compare',
  compare_clear: 'Clear',
  compare_title: 'Compare cars',
  compare_best: '(best)',
  compare_best_hint: 'marks the better value for a buyer.',
  compare_different: 'Differences',
  compare_same: 'In common',
  compare_remove: 'Remove {{name}} from the comparison',
  compare_empty_title: 'No cars to compare',
  compare_empty_text: 'Choose “Compare” in the menu of two or more ads to see them side by side.',
  compare_waiting_one: 'One car to compare',
  compare_waiting_other: '{{count}} cars to compare',
}
