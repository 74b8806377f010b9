import type { DemoArticle } from './demo-article.ts'

export const DEMO_PAGES: readonly DemoArticle[] = [
  {
    kind: 'page',
    slug: 'about',
    tags: [],
    footer_place: 10,
    title_ar: 'من نحن',
    title_en: 'About us',
    excerpt_ar: 'سوق سيارات يقول ما يعرفه، ويسكت عمّا لا يعرفه.',
    excerpt_en: 'A car market that says what it knows, and is silent about what it doesn’t.',
    text_ar: `هذه صفحة تجريبية يكتب صاحب الموقع مكانها قصته.

## ماذا نفعل

نجمع إعلانات السيارات من أصحابها، ونراجعها قبل نشرها، ونقرب بين البائع والمشتري دون أن نكون طرفًا في البيع.

## ما الذي نحرص عليه

- **أرقام لها مصدر:** لا نعرض سعرًا للسوق إلا من إعلانات كافية، ونذكر عددها.
- **خصوصية:** لا يظهر رقمك إلا حيث تريد، ولا نبيع بياناتك.
- **لغتان متساويتان:** ما يقرؤه من يتصفح بالعربية يقرؤه من يتصفح بالإنجليزية.

## تواصل معنا

لديك سؤال أو ملاحظة؟ [اكتب لنا](/contact)، ونرد على كل رسالة.`,
    text_en: `This is a demo page, in whose place the owner of the site tells their own story.

## What we do

We collect ads of cars from their owners, review them before they appear, and bring sellers and buyers together without being a party to the sale.

## What we care about

- **Numbers with a source:** we show a market price only from enough ads, and say how many.
- **Privacy:** your number appears only where you want it, and we don’t sell your data.
- **Two equal languages:** whoever reads in English reads what others read in Arabic.

## Talk to us

A question or a remark? [Write to us](/contact): we answer every message.`,
  },
  {
    kind: 'page',
    slug: 'how-it-works',
    tags: [],
    footer_place: 20,
    title_ar: 'كيف يعمل الموقع',
    title_en: 'How it works',
    excerpt_ar: 'من البحث إلى نقل الملكية، للمشتري وللبائع.',
    excerpt_en: 'From the search to the transfer, for buyers and for sellers.',
    text_ar: `## إن كنت تشتري

1. [ابحث](/explore) بكلماتك، مثل «كامري نظيفة في الرياض تحت 60 ألف».
2. احفظ ما يعجبك وقارن بينه. نخبرك إن نزل سعره.
3. راسل البائع، وقدّم عرضًا إن شئت، واتفقا على موعد.
4. عاين وافحص، ثم ادفع يوم نقل الملكية.

## إن كنت تبيع

1. صوّر سيارتك واكتب ما تعرفه عنها.
2. نراجع الإعلان، ثم ينشر.
3. رد على الرسائل من مكان واحد، دون أن تنشر رقمك إن لم ترد.
4. إذا بيعت فأخبرنا، فيختفي الإعلان من البحث.

## ما لا نفعله

لا نملك السيارات ولا نفحصها ولا نضمنها، ولا نستلم ثمنها. البيع بين الطرفين.`,
    text_en: `## If you buy

1. [Search](/explore) in your own words, such as “clean Camry in Riyadh under 60,000”.
2. Save what you like and compare. We tell you when a price drops.
3. Write to the seller, make an offer if you like, and agree on a time.
4. See it, have it checked, and pay on the day of the transfer.

## If you sell

1. Take photos of your car and write what you know about it.
2. We review the ad, then it appears.
3. Answer messages in one place, without publishing your number if you don’t want to.
4. Tell us once it’s sold, and the ad leaves the search.

## What we don’t do

We don’t own, inspect or guarantee cars, and we don’t take payments for them. The sale is between the two sides.`,
  },
  {
    kind: 'page',
    slug: 'safety',
    tags: [],
    footer_place: 30,
    title_ar: 'بيع واشترِ بأمان',
    title_en: 'Buy and sell safely',
    excerpt_ar: 'خمس قواعد تغنيك عن أغلب المشاكل.',
    excerpt_en: 'Five rules that spare you most trouble.',
    text_ar: `1. قابل الطرف الآخر في النهار في مكان عام، ومعك أحد.
2. لا تدفع شيئًا قبل أن ترى السيارة وأوراقها.
3. ادفع يوم نقل الملكية، بتحويل إلى صاحب السيارة نفسه.
4. أبقِ المحادثة هنا، حتى يبقى لها أثر.
5. لا تعطِ رمز تحقق لأحد، مهما كانت صفته.

## رأيت ما يريبك؟

استخدم زر البلاغ في الإعلان أو في المحادثة. يراجع فريقنا كل بلاغ، ولا يعرف الطرف الآخر من أرسله.

## إن وقع احتيال

اتصل ببنكك فورًا، وقدّم بلاغًا رسميًا، ثم [أخبرنا](/contact) لنوقف الحساب.`,
    text_en: `1. Meet the other side in daylight in a public place, with someone beside you.
2. Pay nothing before you’ve seen the car and its papers.
3. Pay on the day of the transfer, by a transfer to the owner of the car.
4. Keep the conversation here, so there is a trace of it.
5. Give no one a verification code, whoever they say they are.

## Something looks wrong?

Use the report button of the ad or the chat. Our team looks at every report, and the other side doesn’t learn who sent it.

## If you’ve been defrauded

Call your bank at once, report it officially, then [tell us](/contact), so we can suspend the account.`,
  },
]
