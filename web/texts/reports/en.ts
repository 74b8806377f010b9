export const en = {
  reports_none: 'No open reports.',
  reports_count_one: '{{count}} report',
  reports_count_other: '{{count}} reports',
  reports_dismiss: 'The ad is fine',
  reports_dismissed: 'Reports closed',
  reports_take_down: 'Remove the ad',
  reports_taken_down: 'Ad removed and seller notified',
}
