export const en = {
  support_title: 'Contact us',
  support_text:
    'Questions, complaints or ideas about the site? Write to us. To ask about a car, use the contact buttons in its ad.',
  support_address: 'Or by email:',
  support_name: 'Your name',
  support_email: 'Your email',
  support_email_hint: 'We’ll reply to this address.',
  support_message: 'Your message',
  support_message_hint: 'If it’s about an ad, add its link.',
  support_submit: 'Send',
  support_sent: 'We’ve received your message',
  support_sent_text: 'We’ll reply to {{email}}.',
  support_another: 'Write another message',
}
