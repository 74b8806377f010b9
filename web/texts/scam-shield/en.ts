export const en = {
  scam_careful: 'Be careful with this message',
  scam_code_request:
    'Never give anyone a code or a password, and approve no Nafath request that you did not begin. No buyer or seller needs them.',
  scam_faked_transfer:
    'A picture of a receipt or a message from a bank is not money. Open your own bank app and see the amount there before you hand over the car or its ownership.',
  scam_advance_payment: 'Pay nothing before you have seen and inspected the car and know who owns it.',
  scam_foreign_link: 'This link leads to another site. Enter no password, code or card number there.',
  scam_moving_away:
    'What is written here can be reported and proves what was agreed. We cannot help with what is written elsewhere.',
  scam_because: 'We say this because of: {{words}}',
  scam_false_alarm: 'This is no fraud',
  scam_code_title: 'Is this a code that you were sent?',
  scam_code_text:
    'You were asked for a code in this conversation. Whoever has it may enter your accounts or take your money. Give it to nobody.',
  scam_code_keep: 'Don’t send it',
  scam_code_send: 'It is no such code: send',
}
