import type { DemoArticle } from './demo-article.ts'

/** Newest first. */
export const BUYING_POSTS: readonly DemoArticle[] = [
  {
    kind: 'post',
    slug: 'فحص-سيارة-مستعملة',
    cover: 'inspection',
    tags: ['الشراء', 'الفحص'],
    title_ar: 'كيف تفحص سيارة مستعملة قبل أن تدفع ريالًا',
    title_en: 'How to check a used car before you pay a riyal',
    excerpt_ar: 'نصف ساعة مع السيارة وهي باردة تكشف أكثر مما يقوله الإعلان. هذه خطواتها بالترتيب.',
    excerpt_en: 'Half an hour with a cold car tells you more than any ad. Here are the steps, in order.',
    text_ar: `أكثر ما يندم عليه المشترون لم يكن مخفيًا، بل لم ينظر إليه أحد. لا تحتاج أن تكون ميكانيكيًا: تحتاج نصف ساعة ونهارًا وترتيبًا لا تتجاوزه.

## قبل أن تذهب

- اطلب صورة رخصة السير، وطابق الاسم مع اسم البائع. إن كان وكيلًا فاسأله عن الوكالة.
- اطلب رقم الهيكل، وابحث عنه في موقع الاستدعاءات recalls.sa التابع لوزارة التجارة. إصلاح الاستدعاء مجاني عند الوكيل.
- اتفق على موعد في النهار، واطلب ألا تُشغَّل السيارة قبل وصولك. المحرك البارد لا يجامل.

## من الخارج

ابدأ من زاوية وامشِ حولها مرة كاملة على مهل. انظر إلى الفراغ بين الباب والرفرف: اختلافه من جهة إلى أخرى يعني فكًّا وتركيبًا. ثم انظر إلى الصبغ بزاوية مائلة تحت الشمس، فالرش يظهر في ملمس الحواف وفي لون المطاط حول الزجاج.

| ما تراه | ما قد يعنيه | ماذا تسأل |
| فرق لون بين بابين | رش | أين الصدمة؟ وما السبب؟ |
| مسامير رفرف مخدوشة | فُكّ الرفرف | هل تغيّرت الشمعة أو الصدام؟ |
| تآكل الإطار من طرف واحد | ميزان أو مقصات | متى كان آخر وزن؟ |
| زجاج بتاريخ مختلف | زجاج مبدّل | لماذا تغيّر؟ |

## المحرك وهو بارد

1. افتح غطاء الزيت: الرغوة البنية الفاتحة علامة ماء في الزيت.
2. انظر إلى قربة الماء: الماء الصافي جدًا في محرك قديم يستحق سؤالًا.
3. شغّل السيارة وأنت خارجها، واسمع أول عشر ثوانٍ. طقطقة تختفي غير صوت يبقى.
4. انظر إلى الدخان: الأزرق زيت، والأبيض الكثيف الذي لا يزول ماء.

## القيادة

قُد عشر دقائق على الأقل: شارع فيه مطبات، وطريق سريع. اترك الدركسون لحظة على طريق مستوٍ وخالٍ وانظر أين تميل. اضغط الفرامل بقوة مرة واحدة في مكان آمن. وجرّب كل زر: المكيف على أبرد درجة، والمرايا والنوافذ والشاشة.

> إن رفض البائع فحصًا في مركز تختاره أنت، فقد أعطاك الجواب.

## الفحص الفني

ادفع لمركز مستقل ليفحصها، ولو بدت نظيفة. الفحص الفني الدوري شيء آخر: يتأكد أن السيارة صالحة للسير، ولا يخبرك بحال القير.

{fact inspection-fee}

{fact reinspection-fee}

## وقبل أن تدفع

قارن السعر بما يُطلب في سيارات مثلها. هذا ما تقوله إعلاناتنا الآن عن كامري 2020:

{price toyota-camry 2020}

إن كان السعر أقل من أرخصها بكثير فاسأل عن السبب قبل أن تفرح. وادفع يوم نقل الملكية، لا قبله.`,
    text_en: `What buyers regret most was rarely hidden: nobody looked. You need not be a mechanic. You need half an hour, daylight, and an order that you stick to.

## Before you go

- Ask for a photo of the registration, and match its name with the seller’s. If they sell for someone else, ask about the power of attorney.
- Ask for the chassis number, and look it up at recalls.sa, run by the Ministry of Commerce. Dealers fix recalls free of charge.
- Meet in daylight, and ask that the engine isn’t started before you arrive. A cold engine is honest.

## From outside

Start at a corner and walk around once, slowly. Look at the gap between door and wing: if it differs from one side to the other, parts were taken off. Then look along the paint at an angle, in the sun. Respray shows at edges and on the rubber around the glass.

| What you see | What it may mean | What to ask |
| Two doors in different shades | Respray | Where was it hit, and why? |
| Scratched wing bolts | The wing came off | Was the lamp or bumper replaced? |
| A tyre worn on one side | Alignment or suspension | When was it last aligned? |
| Glass with another date | Replaced glass | Why was it changed? |

## The cold engine

1. Open the oil cap: light brown foam means water in the oil.
2. Look at the coolant: perfectly clear water in an old engine deserves a question.
3. Have it started while you stand outside, and listen to the first ten seconds. A tick that goes away is not a noise that stays.
4. Look at the smoke: blue is oil, thick white that stays is water.

## The drive

Drive at least ten minutes: over speed bumps and on a fast road. On a flat, empty road, let go of the wheel for a moment and see where it pulls. Brake hard once where it’s safe. Try every button: the air conditioning at its coldest, mirrors, windows, the screen.

> If a seller refuses a check at a centre that you choose, that is your answer.

## The workshop

Pay an independent centre to look at it, however clean it seems. The periodic inspection is another thing: it makes sure that a car is fit for the road, and says nothing about the gearbox.

{fact inspection-fee}

{fact reinspection-fee}

## And before you pay

Compare the price with what is asked for cars like it. This is what our ads say right now about a 2020 Camry:

{price toyota-camry 2020}

If the price is far below the cheapest, ask why before you celebrate. And pay on the day of the transfer, not before.`,
  },
  {
    kind: 'post',
    slug: 'أول-سيارة',
    cover: 'insurance',
    tags: ['الشراء', 'نصائح'],
    title_ar: 'سيارتك الأولى: اختر بالعقل ثم بالقلب',
    title_en: 'Your first car: choose with your head, then your heart',
    excerpt_ar: 'ابدأ من كلفة السنة لا من سعر السيارة، ثم اختر ما يناسب طريقك كل يوم.',
    excerpt_en: 'Start from what a year costs, not from the price, then choose what fits the road you drive every day.',
    text_ar: `السؤال الذي يبدأ به أغلب الناس: «كم معي؟». والسؤال الأنفع: «كم أستطيع أن أدفع كل شهر بعد أن أشتري؟». فالسيارة لا تُدفع مرة واحدة.

## احسب السنة كلها

- **الوقود:** حسب ما تقطعه في الشهر واستهلاك السيارة.
- **التأمين:** خذ عرضًا باسمك قبل أن تشتري، فسعره يتغير بعمر السائق وسجله.
- **الصيانة:** زيت وفلاتر وإطارات وبطارية. اسأل عن أسعار القطع قبل أن تسأل عن السيارة.
- **الرسوم:** رخصة السير كل سنة، والفحص الدوري بعد السنوات الأولى.
- **النقص في السعر:** وهو أكبرها، ولا يصلك به فاتورة.

{fact licence-fee-private}

## ما الذي يناسبك؟

| طريقك | ابحث عن |
| زحام المدينة كل يوم | سيدان صغيرة، استهلاك قليل، حساسات |
| سفر بين المدن | مثبت سرعة، مقاعد مريحة، محرك لا يتعب |
| عائلة وأطفال | ثلاثة صفوف أو صندوق واسع، مكيف خلفي |
| بر ورمل | دفع رباعي حقيقي، إطار احتياط كامل |

## لا تشترِ أندر ما في السوق

السيارة التي تراها في كل شارع قطعها في كل محل، ويعرفها كل ميكانيكي، وتبيعها في أسبوع. اترك النادر للسيارة الثانية.

كورولا 2019 مثال على ذلك. هذا سعرها في إعلاناتنا الآن:

{price toyota-corolla 2019}

وهذه أكسنت من السنة نفسها، إن كان همّك السعر قبل كل شيء:

{price hyundai-accent 2019}

## ثلاث قواعد لمن يشتري أول مرة

1. لا تنفق كل ما معك على السعر. أبقِ عُشره لأول صيانة، فستحتاجه.
2. خذ معك من يقود منذ سنوات. ليس ليفحص، بل ليقول لك «لا» إن أعجبتك.
3. لا تشترِ في أول يوم. من يستعجلك بعبارة «عندي غيرك جاي» يبيعك الاستعجال.

> السيارة الصحيحة هي التي لا تفكر فيها كل صباح.

## وبعد الشراء

غيّر الزيت والفلاتر في أول أسبوع ولو قال البائع إنه غيّرها أمس، وصوّر عداد الممشى، وابدأ سجلًا صغيرًا في جوالك. سيرفع هذا السجل سعرها يوم تبيعها.`,
    text_en: `Most people start with “How much do I have?” The better question is “How much can I pay every month once I own it?” A car isn’t paid for once.

## Count the whole year

- **Fuel,** by how far you drive and how much the car uses.
- **Insurance:** get a quote in your name before you buy. It changes with the driver’s age and record.
- **Service:** oil, filters, tyres, a battery. Ask what parts cost before you ask about the car.
- **Fees:** the licence every year, and periodic inspection after the first years.
- **Loss of value,** the largest of all, for which you never get a bill.

{fact licence-fee-private}

## What fits you?

| Your road | Look for |
| City traffic every day | A small saloon, low consumption, parking sensors |
| Trips between cities | Cruise control, comfortable seats, an engine with reserves |
| Family and children | Three rows or a large boot, air conditioning in the rear |
| Desert and sand | Real four-wheel drive, a full spare wheel |

## Don’t buy the rarest car on the market

A car that you see in every street has parts in every shop, every mechanic knows it, and you sell it within a week. Leave the rare one for your second car.

A 2019 Corolla is an example. This is its price in our ads now:

{price toyota-corolla 2019}

And this is an Accent of the same year, if price comes first:

{price hyundai-accent 2019}

## Three rules for the first time

1. Don’t spend everything on the price. Keep a tenth for the first service: you’ll need it.
2. Bring someone who has driven for years. Not to inspect, but to say “no” when you’ve fallen in love.
3. Don’t buy on the first day. Whoever rushes you with “someone else is on the way” is selling you haste.

> The right car is the one you don’t think about every morning.

## After you buy

Change oil and filters in the first week, even if the seller says it was done yesterday. Photograph the odometer, and start a small log on your phone. It will raise the price on the day you sell.`,
  },
  {
    kind: 'post',
    slug: 'التفاوض-على-السعر',
    cover: 'brand-5',
    tags: ['الشراء', 'نصائح'],
    title_ar: 'فاوض على السعر دون أن تخسر البائع',
    title_en: 'Negotiate without losing the seller',
    excerpt_ar: 'التفاوض الجيد أرقام وأدب. هذه جمل تقولها، وجمل تتركها.',
    excerpt_en: 'Good negotiation is numbers and manners. Here is what to say, and what to leave out.',
    text_ar: `«كم آخرها؟» أشهر جملة في السوق، وأضعفها. من يقولها لم يُظهر أنه رأى السيارة، فيرد البائع برقمه نفسه. ابدأ بما تعرفه، لا بما تتمناه.

## اعرف ثلاثة أرقام

1. **سعر السوق:** ما يُطلب في سيارات من الموديل والسنة نفسهما.
2. **كلفة ما ينقصها:** إطارات وبطارية وصيانة قريبة.
3. **حدّك:** الرقم الذي تقوم عنده وتشكر البائع وتمشي.

هيلكس 2018 مثلًا: هذا ما تقوله إعلاناتنا اليوم.

{price toyota-hilux 2018}

إن كان المطلوب في النصف الأعلى، فأنت تسأل: ما الذي يجعلها أعلى؟ وإن كان في الأدنى، فالسؤال معكوس.

## جمل تنفع وجمل تضر

| قل | لا تقل |
| رأيت ثلاثًا مثلها بهذا السعر، والفرق في الممشى. | سيارتك ما تسوى. |
| تحتاج أربعة إطارات، وسعرها كذا. هل نقسمه؟ | نزّل لي كم ألف. |
| إن اتفقنا اليوم أنقل الملكية غدًا. | أفكر وأرد عليك. |
| هل في السعر مجال؟ | كم آخرها؟ |

## متى تسكت

بعد أن تقول رقمك، اسكت. أول من يتكلم يتنازل في الغالب. وإن رد البائع برقم، فلا تقسم الفرق على اثنين فورًا: اسأله كيف وصل إليه.

- لا تفاوض قبل المعاينة. رقم تقوله من بيتك ثم تخفضه عند السيارة يُغضب البائع ولا يفيدك.
- لا تفاوض في أشياء لا تهمك لتبدو صعبًا. الناس يميزون ذلك.
- لا تهوّل في العيوب. اذكر ما يكلّف مالًا فقط.

> البائع الذي يشعر أنك أنصفته يخبرك بعد البيع بما لم يقله قبله.

## اجعل العرض مكتوبًا

قدّم عرضك في المحادثة هنا: يراه الطرفان برقمه ومدته، فلا يقول أحد «ما قلت كذا». وإن قبله البائع فاتفقا فورًا على موعد ومكان آمن، في النهار.

## ومتى تمشي

إذا تغيّر السعر بعد الاتفاق، أو طُلب عربون قبل أن ترى السيارة، أو رُفض الفحص. في السوق غيرها دائمًا، وفي المفضلة تنبيه إن نزل السعر.`,
    text_en: `“What’s your last price?” is the most common sentence in the market, and the weakest. It doesn’t show that you’ve even seen the car, so the seller repeats his number. Start with what you know, not with what you wish.

## Know three numbers

1. **The market:** what is asked for the same model and year.
2. **What it needs:** tyres, a battery, a service that is due.
3. **Your limit:** the number at which you get up, say thanks and leave.

Take a 2018 Hilux. This is what our ads say today:

{price toyota-hilux 2018}

If the asking price is in the upper half, you ask what makes it better. In the lower half, the question turns around.

## What helps and what hurts

| Say | Don’t say |
| I’ve seen three like it at this price; the difference is the mileage. | Your car isn’t worth it. |
| It needs four tyres, which cost this much. Shall we share it? | Drop a few thousand for me. |
| If we agree today, I’ll transfer tomorrow. | I’ll think about it. |
| Is there room in the price? | What’s your last price? |

## When to be silent

Once you’ve named your number, stop talking. Whoever speaks first usually gives in. If the seller answers with a number, don’t split the difference at once: ask how he got there.

- Don’t negotiate before you’ve seen the car. A number from your sofa that you cut at the car makes the seller angry and gains you nothing.
- Don’t haggle over what you don’t care about to seem tough. People can tell.
- Don’t exaggerate faults. Name only what costs money.

> A seller who feels treated fairly tells you after the sale what he left out before.

## Put it in writing

Make your offer in the chat here: both sides see its amount and how long it stands, so no one says “I never said that”. If it’s accepted, agree at once on a time and a safe place, in daylight.

## And when to leave

When the price changes after you’ve agreed, when a deposit is asked before you’ve seen the car, or when a check is refused. There is always another car, and a saved ad tells you if its price drops.`,
  },
  {
    kind: 'post',
    slug: 'سعر-كامري',
    cover: 'tyres',
    tags: ['الأسعار', 'كامري'],
    model: 'toyota-camry',
    title_ar: 'كم تسوى الكامري؟ أسعارها سنة بسنة من إعلاناتنا',
    title_en: 'What is a Camry worth? Prices year by year from our ads',
    excerpt_ar: 'أرقام حيّة من الإعلانات المنشورة الآن، وكيف تقرؤها دون أن تخدعك.',
    excerpt_en: 'Live numbers from the ads that are public now, and how to read them without being fooled.',
    text_ar: `هذه أرقام من إعلانات هذا الموقع، تتحدث وحدها كلما تغيّرت الإعلانات. وفي النسخة التجريبية إعلانات تجريبية، فاقرأ الطريقة قبل أن تقرأ الرقم.

## كيف تُحسب

نأخذ إعلانات الموديل نفسه التي ذكرت سعرًا، من السنة نفسها وما حولها، ونرتبها. الوسيط هو الذي نصفها أرخص منه ونصفها أغلى، والمدى ما يقع فيه نصف الإعلانات الأوسط. إن كانت الإعلانات قليلة فلا نعرض شيئًا، لأن رقمًا من إعلانين رأي لا سعر.

## من الأحدث إلى الأقدم

{price toyota-camry 2023}

{price toyota-camry 2021}

{price toyota-camry 2019}

{price toyota-camry 2016}

## ماذا يغيّر السعر داخل السنة الواحدة؟

| السبب | أثره |
| الممشى | الأقل يُطلب فيه أكثر، والفرق أوضح في السنوات الحديثة |
| الفئة | فتحة السقف والكاميرا والجلد ترفع السعر، وأثرها يقل مع العمر |
| الحوادث والرش | يُنقص السعر حتى لو كان الإصلاح جيدًا |
| عدد المُلّاك | مالك واحد أسهل بيعًا |
| المدينة | وفرة المعروض تضغط السعر |

## اقرأ الرقم كما هو

- هذا **سعر الطلب** لا سعر البيع. الاتفاق ينتهي غالبًا دونه.
- سيارة أرخص من المدى ليست صفقة بالضرورة. قد يكون السبب حادثًا أو ممشى.
- سيارة أغلى من المدى ليست غالية بالضرورة. اقرأ ما فيها أولًا.

> السعر سؤال، والفحص جوابه.

## إن كنت تشتري

ابحث في السنة التي تناسبك وفي السنة التي قبلها معًا. الفرق بينهما في السعر أكبر أحيانًا من الفرق بينهما في السيارة، خصوصًا إن لم يتغير الشكل.

## وإن كنت تبيع

ضع سعرك داخل المدى، واذكر ما يبرره: الفواتير وصورة العداد والفحص. الإعلان الذي يبدأ بعيدًا عن المدى يُرى كثيرًا ولا يُتصل به. وكل [إعلانات كامري](/explore?model=toyota-camry) هنا لتقارن بنفسك.`,
    text_en: `These numbers come from the ads on this site, and update by themselves as ads change. A demo installation has demo ads, so read the method before you read the number.

## How they are made

We take the ads of the model that state a price, of the year and those around it, and sort them. The median is the one with half of them cheaper and half dearer; the range is where the middle half lies. With too few ads we show nothing, since a number from two ads is an opinion, not a price.

## From the newest to the oldest

{price toyota-camry 2023}

{price toyota-camry 2021}

{price toyota-camry 2019}

{price toyota-camry 2016}

## What changes the price within a year?

| Reason | Effect |
| Mileage | Less of it asks for more, most clearly in recent years |
| Trim | A sunroof, a camera and leather raise the price, less so with age |
| Accidents and respray | Lower it, even if the repair was good |
| Owners | A single owner sells more easily |
| City | Where there are many, prices are pressed |

## Read the number for what it is

- It is the **asking price**, not the selling price. Agreements usually end below it.
- A car below the range isn’t necessarily a bargain. The reason may be an accident or its mileage.
- A car above the range isn’t necessarily expensive. Read what it has first.

> The price is a question, and the inspection is its answer.

## If you buy

Search the year that suits you together with the one before. The difference in price is sometimes larger than the difference between the cars, above all if the shape didn’t change.

## And if you sell

Set a price within the range, and say what justifies it: invoices, a photo of the odometer, an inspection. An ad that starts far from the range is seen a lot and called little. All [ads of Camrys](/explore?model=toyota-camry) are here to compare.`,
  },
]
