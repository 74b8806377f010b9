import type { DemoArticle } from './demo-article.ts'

export const DEMO_PAGES: readonly DemoArticle[] = [
  {
    kind: 'page',
    slug: 'about',
    tags_ar: [],
    tags_en: [],
    footer_place: 10,
    title_ar: 'من نحن',
    title_en: 'About us',
    excerpt_ar: 'سوق سيارات يقول ما يعرفه، ويسكت عمّا لا يعرفه.',
    excerpt_en: 'A car market that says what it knows, and is silent about what it doesn’t.',
    text_ar: `هذه صفحة تجريبية يكتب صاحب الموقع مكانها قصته: من هو، وفي أي مدينة، وكيف بدأ.

## ماذا نفعل

نجمع إعلانات السيارات من أصحابها ومن المعارض، ونراجعها قبل أن تظهر، ونقرّب بين البائع والمشتري. لسنا طرفًا في البيع: لا نملك السيارات ولا نقبض ثمنها.

## ما الذي نحرص عليه

- **أرقام لها مصدر:** لا نعرض سعرًا للسوق إلا من إعلانات كافية، ونذكر عددها. والرسوم معها تاريخها ومصدرها، فإن قدمت قلنا إنها قديمة.
- **كلام البائع للبائع:** ما كتبه صاحب الإعلان يبقى كلامه، وما نضيفه نحن يُعرف أنه منا.
- **خصوصية:** لا يظهر رقمك إلا حيث تريد، ولا نبيع بياناتك.
- **لغتان متساويتان:** ما تقرؤه بالعربية تقرؤه بالإنجليزية، والعكس.

## تواصل معنا

لديك سؤال أو ملاحظة أو رأيت خطأً في رقم؟ [اكتب لنا](/contact). وإن أردت أن تعرف الموقع أولًا فاقرأ [كيف يعمل](/pages/how-it-works).`,
    text_en: `This is a demo page, in whose place the owner of the site tells their own story: who they are, in which city, and how it began.

## What we do

We collect ads of cars from their owners and from dealers, review them before they appear, and bring sellers and buyers together. We’re no party to the sale: we neither own the cars nor take the money.

## What we care about

- **Numbers with a source:** we show a market price only from enough ads, and say how many. Fees come with their date and source, and once they’re old we say so.
- **Sellers speak for themselves:** what an owner wrote stays theirs, and what we add can be told apart.
- **Privacy:** your number appears only where you want it, and we don’t sell your data.
- **Two equal languages:** what you read in Arabic you can read in English, and the other way round.

## Talk to us

A question, a remark, a number that’s wrong? [Write to us](/contact). To get to know the site first, read [how it works](/pages/how-it-works).`,
  },
  {
    kind: 'page',
    slug: 'how-it-works',
    tags_ar: [],
    tags_en: [],
    footer_place: 20,
    title_ar: 'كيف يعمل الموقع',
    title_en: 'How it works',
    excerpt_ar: 'من البحث إلى نقل الملكية، للمشتري وللبائع.',
    excerpt_en: 'From the search to the transfer, for buyers and for sellers.',
    text_ar: `## إن كنت تشتري

1. [ابحث](/explore) بكلماتك كما تقولها: «كامري نظيفة في الرياض تحت 60 ألف».
2. احفظ ما يعجبك و[قارن](/compare) بينه. إن نزل سعر ما حفظته أخبرناك.
3. انظر أين يقع السعر بين مثيلاتها في [صفحات الأسعار](/prices)، واحسب [تكلفة السنة](/calculators/yearly-cost).
4. راسل البائع من الموقع، وقدّم عرضًا بمبلغ ومدة إن أردت، واتفقا على موعد للمعاينة.
5. افحص السيارة، ثم ادفع يوم نقل الملكية لا قبله.

## إن كنت تبيع

1. صوّر سيارتك في ضوء جيد، و[أضف إعلانك](/add-car) مع ما تعرفه عنها، عيوبها قبل مزاياها.
2. نراجع الإعلان ثم يُنشر. إن رُفض قلنا لك السبب، فتعدّله وترسله من جديد.
3. تصلك الرسائل والعروض في مكان واحد، ولا يظهر رقمك إن لم ترد.
4. إذا قبلت عرضًا فتحنا لكما في المحادثة قائمة التسليم، يعلّم كل طرف على ما أنجزه.
5. علّم الإعلان «مباع» بعد النقل، فيخرج من البحث.

## ما لا نفعله

لا نملك السيارات ولا نفحصها ولا نضمنها، ولا نستلم ثمنها، ولا ننقل ملكيتها. النقل في القنوات الرسمية، والبيع بين الطرفين.`,
    text_en: `## If you buy

1. [Search](/explore) in your own words: “clean Camry in Riyadh under 60,000”.
2. Save what you like and [compare](/compare). If the price of a saved car drops, we tell you.
3. See where its price stands among others on the [price pages](/prices), and work out [what a year costs](/calculators/yearly-cost).
4. Write to the seller here, make an offer with an amount and an end if you like, and agree on a viewing.
5. Have the car checked, and pay on the day of the transfer, not before.

## If you sell

1. Photograph your car in good light, and [add your ad](/add-car) with what you know about it, faults before virtues.
2. We review the ad, then it appears. If it’s rejected we say why, and you edit and send it again.
3. Messages and offers reach you in one place, and your number stays hidden unless you show it.
4. Once you accept an offer, the chat opens a hand-over list, and each side ticks what’s done.
5. Mark the ad as sold after the transfer, and it leaves the search.

## What we don’t do

We don’t own, inspect or guarantee cars, we don’t take payments for them, and we don’t transfer them. Transfers happen in the official channels, and the sale is between the two sides.`,
  },
  {
    kind: 'page',
    slug: 'safety',
    tags_ar: [],
    tags_en: [],
    footer_place: 30,
    title_ar: 'بِع واشترِ بأمان',
    title_en: 'Buy and sell safely',
    excerpt_ar: 'سبع قواعد تغنيك عن أغلب المشاكل.',
    excerpt_en: 'Seven rules that spare you most trouble.',
    text_ar: `1. قابل الطرف الآخر في النهار في مكان عام، ومعك أحد.
2. لا تدفع شيئًا قبل أن ترى السيارة وأوراقها، ولو كان عربونًا صغيرًا.
3. طابق رقم الهيكل على السيارة مع رخصة السير، والاسم مع هوية من أمامك.
4. ادفع يوم نقل الملكية، بتحويل إلى صاحب السيارة نفسه.
5. أبقِ المحادثة هنا، حتى يبقى لها أثر يُرجع إليه.
6. لا تعطِ رمز تحقق لأحد، مهما كانت صفته.
7. إن كنت البائع فصدّق رصيد حسابك لا صورة الإيصال، ولا تسلّم المفتاح قبله.

## رأيت ما يريبك؟

استخدم زر البلاغ في الإعلان أو في المحادثة. يراجع فريقنا البلاغات، ولا يعرف الطرف الآخر من أرسلها.

## إن وقع احتيال

اتصل ببنكك فورًا واطلب إيقاف التحويل، وقدّم بلاغًا رسميًا، ثم [أخبرنا](/contact) لنوقف الحساب. واحتفظ بالمحادثة كما هي.

وفي المدونة [أشهر حيل البيع](/blog/احتيال-بيع-السيارات) و[ترتيب يوم النقل](/blog/يوم-نقل-الملكية) بالتفصيل.`,
    text_en: `1. Meet the other side in daylight in a public place, with someone beside you.
2. Pay nothing before you’ve seen the car and its papers, not even a small deposit.
3. Match the chassis number on the car with the registration, and the name with the person in front of you.
4. Pay on the day of the transfer, by a transfer to the owner of the car.
5. Keep the conversation here, so there is a trace to go back to.
6. Give no one a verification code, whoever they say they are.
7. If you sell, believe your balance rather than a picture of a receipt, and keep the key until then.

## Something looks wrong?

Use the report button of the ad or the chat. Our team looks at reports, and the other side doesn’t learn who sent them.

## If you’ve been defrauded

Call your bank at once and ask it to stop the transfer, report it officially, then [tell us](/contact), so we can suspend the account. Keep the chat as it is.

The blog has [the usual tricks](/blog/احتيال-بيع-السيارات) and [the order of transfer day](/blog/يوم-نقل-الملكية) in detail.`,
  },
]
