export const en = {
  standing_stars: '{{stars}} out of 5',
  standing_replies_quarter: 'Usually replies within 15 minutes',
  standing_replies_hour: 'Usually replies within an hour',
  standing_replies_hours: 'Usually replies within a few hours',
  standing_replies_day: 'Usually replies within a day',
  standing_replies_days: 'Usually takes more than a day to reply',
  standing_replies_share_one: '{{percent}}% of {{count}} message',
  standing_replies_share_other: '{{percent}}% of {{count}} messages',
  standing_replies_hint: 'First replies to buyers in the last 90 days',
  standing_reviews_one: '{{count}} review',
  standing_reviews_other: '{{count}} reviews',
}
