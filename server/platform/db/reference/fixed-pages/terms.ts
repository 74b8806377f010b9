import type { FixedPage } from './fixed-page.ts'

export const TERMS: FixedPage = {
  id: 'f1000000-0000-4000-8000-000000000001',
  slug: 'terms',
  footer_place: 90,
  title_ar: 'شروط الاستخدام',
  title_en: 'Terms of use',
  excerpt_ar:
    'حقوقك وواجباتك في صيّاد: الحساب والإعلانات والتواصل مع البائعين والمشترين، وما نتحمل مسؤوليته وما لا نتحملها.',
  excerpt_en:
    'Your rights and duties on Sayyad: accounts, ads, contact between buyers and sellers, and what we are responsible for.',
  text_ar: `صيّاد سوق للسيارات: ينشر فيه البائعون إعلاناتهم، ويجدها من يبحث عن سيارة، ويتحدث الطرفان معًا. أما البيع نفسه فبينهما. بفتحك حسابًا فأنت توافق على هذه الشروط.

## حسابك

- عمرك 18 عامًا أو أكثر، وتسجّل باسمك وبريدك ورقم جوالك.
- الحساب لك وحدك: لا تعطِ كلمة مرورك لأحد، وأخبرنا إن استخدمه غيرك.
- قد نطلب ما يثبت هويتك قبل أن يحمل ملفك شارة التوثيق.

## الإعلانات

- يحق لك بيع السيارة التي تعلن عنها، وما تكتبه عنها صحيح: سنتها وممشاها وحوادثها ومُلّاكها وسعرها.
- الصور لتلك السيارة نفسها، ومن حقك نشرها.
- لكل سيارة إعلان واحد. أرقام الجوال والروابط مكانها في حقولها، لا في النص ولا على الصور.
- نراجع الإعلانات قبل ظهورها. ولنا أن نرفض إعلانًا يخالف هذه الشروط أو نزيله، ونذكر السبب.

## التواصل

- كن مهذبًا. لا تهديد ولا دعاية، ولا محاولة لنقل الدفع إلى حيث لا يراه أحد.
- التقيا في مكان آمن، وافحص السيارة وأوراقها، ولا تدفع إلا عند نقل الملكية عبر القنوات الرسمية.

## مسؤوليتنا

- ندير السوق بعناية، لكننا لا نملك السيارات ولا نفحصها ولا نضمنها، ولسنا طرفًا في البيع.
- لنا أن نوقف الحسابات التي تخالف هذه الشروط. نخبرك بالسبب ولك أن تعترض.
- تسري أنظمة المملكة العربية السعودية.

## التغييرات

إذا تغيّرت هذه الشروط تغيّرًا جوهريًا فسنخبرك قبل سريانه ونطلب موافقتك من جديد.`,
  text_en: `Sayyad is a marketplace: sellers publish ads, buyers find them, and the two talk to each other. The sale itself is between them. By creating an account, you agree to these terms.

## Your account

- You are at least 18 years old and give your own name, email and mobile number.
- The account is yours alone: keep your password to yourself, and tell us if someone else uses it.
- We may ask for proof of identity before your profile shows the verified badge.

## Ads

- You have the right to sell the car you advertise, and what you write about it is true: its year, mileage, accidents, owners and price.
- Photos show that very car, and you have the right to publish them.
- Each car has one ad. Phone numbers and links belong in their fields, not in the text or on photos.
- We review ads before they appear. We may reject or remove an ad that breaks these terms, and we tell you why.

## Talking to each other

- Be polite. No threats, no advertising, and no attempts to move payments to where no one can see them.
- Meet in a safe place, inspect the car and its papers, and pay only when ownership is transferred through the official channels.

## Our responsibility

- We run the marketplace with care, but we don’t own, inspect or guarantee the cars, and we aren’t a party to the sale.
- We may suspend accounts that break these terms. We tell you the reason, and you can object.
- The laws of the Kingdom of Saudi Arabia apply.

## Changes

If these terms change in substance, we’ll tell you before the change takes effect and ask you to agree again.`,
}
