import type { DemoArticle } from '../demo-article.ts'

export const CAMRY_PRICES: DemoArticle = {
  kind: 'post',
  slug: 'سعر-كامري',
  cover: 'sedan-white-front34',
  tags_ar: ['الأسعار', 'كامري'],
  tags_en: ['Prices', 'Camry'],
  model: 'toyota-camry',
  title_ar: 'كم تسوى الكامري؟ أسعارها من إعلاناتنا، بالسنة وبالممشى',
  title_en: 'What is a Camry worth? Prices from our ads, by year and by mileage',
  excerpt_ar: 'أرقام من إعلانات هذا الموقع مع عددها، وكيف تقرؤها دون أن تخدعك.',
  excerpt_en: 'Numbers from the ads on this site, with how many there are, and how to read them without being fooled.',
  text_ar: `اسأل ثلاثة عن سعر كامري وتسمع ثلاثة أرقام: واحد يعرف ما باع به ابن عمه، وواحد رأى إعلانًا، وواحد يتمنى. هذا المقال لا يضيف رأيًا رابعًا، بل يعدّ الإعلانات ويقول كم عدّ. والإعلانات هنا تجريبية، فاقرأ الطريقة قبل الرقم: الطريقة تبقى إذا جاءت الإعلانات الحقيقية.

## كيف يُحسب الرقم

نأخذ إعلانات الموديل التي ذكرت سعرًا وما زالت منشورة، ونرتبها من الأرخص إلى الأغلى. الأوسط هو الذي نصف الإعلانات أرخص منه ونصفها أغلى. لم نأخذ المعدل لأن إعلانًا واحدًا سعره خيالي يرفع المعدل على الجميع، ولا يحرك الأوسط. وإذا قلّت الإعلانات سكتنا، فرقم من إعلانين رأي لا سعر.

## بالسنة: أين ينزل السعر أكثر

{prices-by-year toyota-camry}

اقرأ العمود من أعلى إلى أسفل وابحث عن الدرجات، فالسعر لا ينزل على خط مستقيم: سنة تنزل كثيرًا وأخرى تكاد تقف، والفرق بينهما هو مكان الصفقة. وانتبه إلى العمود الأخير. سنة فيها خمسة إعلانات يغيّر رقمها بائع مستعجل واحد، وسنة فيها خمسة عشر أثبت.

وهذه سنتان تتغير أرقامهما مع الإعلانات كلما فتحت الصفحة:

{price toyota-camry 2022}

{price toyota-camry 2018}

## بالممشى: ما لا تقوله السنة

{prices-by-mileage toyota-camry}

الممشى والسنة يمشيان معًا، فلا تنسب الفرق كله إلى العداد: قليلة الممشى في الغالب أحدث أيضًا. لكن إذا وقفت أمام سيارتين من السنة نفسها فالممشى أول ما يفسر فرق السعر، وبعده الفئة ثم الرش. وممشى قليل جدًا على سيارة قديمة ليس هدية دائمًا. قارنه بلمعة الدركسون وحال الدواسات وفواتير الصيانة.

{picture saloon-silver-side} قبل أن تقارن السعر قارن الفئة: الجنوط والشاشة وفتحة السقف تظهر في الصور قبل الوصف.

## ماذا يغيّر السعر داخل السنة الواحدة؟

| السبب | كيف يظهر في السوق |
| الممشى | فرقه أوضح في السنوات الحديثة |
| الفئة | «فل كامل» تُطلب بأكثر، ويصغر فرقها مع العمر |
| الوارد | الأمريكي أرخص في الغالب، ويسألك المشتري بعدك عن سبب دخوله |
| الحوادث والرش | يُنقصان السعر ولو كان الإصلاح جيدًا |
| عدد الملاك | مالك واحد لا يرفع السعر كثيرًا، لكنه يقصّر مدة البيع |

إن لم تعرف كلمة من كلمات الإعلانات مثل «رش» أو «بدي وكالة» ففي [قاموس السوق](/knowledge/words) شرحها.

## جرّب الطريقة على سيارة أخرى

لا تحتاج الكامري لتستفيد من هذا المقال. افتح صفحة أسعار أي موديل، واسأل أربعة أسئلة بالترتيب:

- كم إعلانًا خلف الرقم؟ تحت العشرة اعتبره إشارة لا حكمًا.
- أين الدرجة الكبيرة بين سنتين؟ كثيرًا ما تكون سنة تغيّر الشكل.
- كم عرض النطاق؟ النطاق الواسع يعني أن الفئات مختلفة جدًا، فحدّد فئتك قبل أن تقارن.
- كم يومًا تحتاج السيارة حتى تُباع؟ ما يُباع ببطء تفاوض فيه براحتك.

## ثلاثة أخطاء في قراءة الأسعار

1. **هذا سعر الطلب لا سعر البيع.** من يبيع بما كتبه أول مرة قليل.
2. **الأرخص من النطاق ليس صفقة حتى يثبت.** قد يكون السبب حادثًا أو وارد مزاد أو استعجالًا صادقًا، والفحص يفرّق بينها.
3. **الأغلى من النطاق ليس طمعًا دائمًا.** اقرأ ما فيها أولًا، ثم قل رأيك.

> السعر سؤال، والفحص جوابه.

## إن كنت تشتري

ابحث في السنة التي تريدها والتي قبلها معًا. إن كان الشكل واحدًا والفرق في السعر درجة كاملة من الجدول، فالأقدم بسنة وممشى أقل تكسب غالبًا. وابدأ بإعلان حقيقي التفاصيل، كهذا ما دام معروضًا، وضعه بجانب الجدول:

{car toyota-camry}

وكل [إعلانات الكامري](/explore?model=toyota-camry) هنا، و[صفحة أسعارها](/prices/toyota/camry) تعرض المدن والأشهر.

## وإن كنت تبيع

ضع سعرك داخل النطاق واذكر ما يبرره: الفواتير وصورة العداد والفحص. الإعلان الذي يبدأ بعيدًا عن السوق يجمع مشاهدات ولا يجمع اتصالات، ثم ينزل على دفعات، ويرى المشترون كل دفعة.`,
  text_en: `Ask three people what a Camry costs and you hear three numbers: one knows what a cousin got, one saw an ad, one is dreaming. This post doesn’t add a fourth opinion. It counts ads, and says how many it counted. The ads here are demo ads, so read the method before the number: the method stays when the real ads come.

## How the number is made

We take the ads of the model that state a price and are still up, and sort them from cheapest to dearest. The median is the one with half of the ads below it and half above. We don’t use the average, because a single fantasy price lifts the average for everyone and leaves the median alone. And with too few ads we say nothing, since a number from two ads is an opinion.

## By year: where the price falls most

{prices-by-year toyota-camry}

Read the column downwards and look for steps. Prices don’t fall along a straight line: one year drops a lot, the next hardly moves, and the bargain lies between the two. Mind the last column as well. In a year with five ads, one seller in a hurry changes the number; one with fifteen is steadier.

And here are two years whose numbers follow the ads each time you open this page:

{price toyota-camry 2022}

{price toyota-camry 2018}

## By mileage: what the year doesn’t say

{prices-by-mileage toyota-camry}

Mileage and age travel together, so don’t put the whole difference down to the odometer: cars with few kilometres are mostly newer, too. But between two cars of the same year, mileage is the first thing that explains the price, then the trim, then respray. And very few kilometres on an old car aren’t always a gift. Hold them against the shine of the wheel, the pedals and the service invoices.

{picture saloon-silver-side} Compare trims before you compare prices: wheels, screen and sunroof show in the photos before the description.

## What moves the price within a year?

| Reason | How it shows in the market |
| Mileage | Clearest in recent years |
| Trim | “Full option” asks for more, and the gap shrinks with age |
| Import | American cars are mostly cheaper, and your own buyer will ask why it came here |
| Accidents and respray | Lower it, even after a good repair |
| Owners | A single owner adds little to the price, but shortens the wait |

If a word in the ads puzzles you, such as «رش» or «بدي وكالة», the [words of the market](/knowledge/words) explain it.

## Try it on another car

You don’t need a Camry to use this. Open the price page of any model, and ask four questions in this order:

- How many ads stand behind the number? Below ten, take it as a hint rather than a verdict.
- Where is the big step between two years? It’s often the year the shape changed.
- How wide is the range? A wide one means that trims differ a lot, so settle on a trim before you compare.
- How many days does the car take to sell? Where sales are slow, you can take your time.

## Three mistakes in reading prices

1. **It’s the asking price, not the selling price.** Few people sell for what they first wrote.
2. **Below the range isn’t a bargain until proven.** The reason may be an accident, an auction import or an honest hurry, and an inspection tells them apart.
3. **Above the range isn’t always greed.** Read what the car has first, then judge.

> The price is a question, and the inspection is its answer.

## If you buy

Search the year you want together with the one before. If the shape is the same and the price is a whole step of the table lower, the older car with fewer kilometres often wins. Start from an ad with real details, such as this one while it’s up, and hold it against the table:

{car toyota-camry}

All [Camry ads](/explore?model=toyota-camry) are here, and their [price page](/prices/toyota/camry) has cities and months.

## And if you sell

Set a price within the range and say what justifies it: invoices, a photo of the odometer, an inspection. An ad that starts far from the market collects views and no calls, then comes down in instalments, and buyers watch each one.`,
}
