export const en = {
  support_title: 'Contact us',
  support_text:
    'Questions, complaints or ideas about the site: write to us. To ask about a car, use the buttons of its ad.',
  support_address: 'Or by email:',
  support_name: 'Your name',
  support_email: 'Your email',
  support_email_hint: 'Our answer goes here.',
  support_message: 'Your message',
  support_message_hint: 'If it is about an ad, add its link.',
  support_submit: 'Send',
  support_sent: 'Your message has arrived',
  support_sent_text: 'We answer to {{email}}.',
  support_another: 'Write another message',
}
