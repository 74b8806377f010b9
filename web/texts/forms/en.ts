export const en = {
  auth_sign_in: 'Sign in',
  auth_sign_up: 'Create an account',
  auth_email: 'Email',
  form_required: 'Required',
  form_optional: 'Optional',
  form_email_meant: 'Did you mean {{email}}?',
  form_password_hint: 'At least 8 characters, in any language. A sentence is easy to remember and hard to guess.',
  form_password_show: 'Show the password',
  form_password_hide: 'Hide the password',
  form_current_password: 'Current password',
  form_new_password: 'New password',
  form_first_name: 'First name',
  form_last_name: 'Last name',
  form_phone: 'Mobile number',
  form_country: 'Country',
  privacy_policy: 'Privacy policy',
  form_working: 'One moment…',
  link_invalid: 'This link no longer works',
  form_code: 'Code',
  sign_in_required: 'Sign In Required',
  suspended_title: 'Your account is suspended',
  sign_in_required_text:
    'This page is part of your account. Sign in or create an account, and we’ll bring you right back.',
  sign_in_for_add_car:
    'Sign in or create a free account to sell your car: describe it, add photos and post your ad in minutes, then buyers write to you here. We’ll bring you right back.',
  sign_in_for_my_ads:
    'Your ads and drafts are here: change prices, renew ads and mark cars as sold. Sign in or create an account, and we’ll bring you right back.',
  sign_in_for_messages:
    'Your conversations with sellers and buyers are here. Sign in or create an account, and we’ll bring you right back.',
  sign_in_for_dashboard:
    'Your profile, ads, messages and saved searches are here. Sign in or create an account, and we’ll bring you right back.',
  sign_in_for_verification:
    'Verify your email, phone and identity here, so that buyers and sellers trust you. Sign in or create an account, and we’ll bring you right back.',
  sign_in_for_penalties:
    'See here what your account may not do and why, and appeal. Sign in, and we’ll bring you right back.',
  unauthorized: 'Unauthorized: You need admin privileges to access this page',
  unauthorized_title: 'For admins',
  unauthorized_text: 'If you think you should have access, ask an admin, then sign in again.',
  form_left_one: '{{count}} character left',
  form_left_other: '{{count}} characters left',
  form_too_long_by_one: '{{count}} character too long. Shorten the text; nothing is lost.',
  form_too_long_by_other: '{{count}} characters too long. Shorten the text; nothing is lost.',
  form_save: 'Save',
  picture_choose: 'Choose or take a photo',
  picture_change: 'Change',
}
