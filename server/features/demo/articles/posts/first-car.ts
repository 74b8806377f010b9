import type { DemoArticle } from '../demo-article.ts'

export const FIRST_CAR: DemoArticle = {
  kind: 'post',
  slug: 'أول-سيارة',
  cover: 'hatchback-red-front34',
  tags_ar: ['الشراء', 'نصائح'],
  tags_en: ['Buying', 'Tips'],
  title_ar: 'سيارتك الأولى: اختر بالعقل ثم بالقلب',
  title_en: 'Your first car: choose with your head, then your heart',
  excerpt_ar: 'ابدأ بما تتحمله كل شهر لا بسعر السيارة، ثم اختر ما يناسب طريقك كل يوم.',
  excerpt_en: 'Start from what you can carry every month, not from the price, then choose what fits your daily road.',
  text_ar: `يدخل الشاب المعرض وفي باله رقم واحد: كم معه. يخرج بسيارة تساوي الرقم كله، وبعد شهر يأتي التأمين، وبعد شهرين الكفرات، وفي أول صيف يتعب المكيف. لم يخطئ في السيارة، أخطأ في السؤال. السؤال الأنفع: كم أتحمل كل شهر بعد أن أشتري؟

## قسّم المبلغ قبل أن تبحث

إن كان معك مبلغ للسيارة فليس كله سعرًا لها. اترك العُشر على الأقل لأول صيانة، فأنت لا تعرف متى غيّر المالك السابق السيور والبطارية، ومن ثم احسب ما يتكرر:

- **التأمين:** خذ عرضًا باسمك أنت قبل الشراء. سعره يتبع عمر السائق وسجله، وقد يفاجئك في أول سنة.
- **البنزين:** من مشوارك اليومي ومن استهلاك السيارة. [هذه الطريقة](/blog/تكلفة-السيارة-في-السنة) تحسبه مع غيره.
- **الصيانة:** اسأل محل قطع الغيار عن سعر الفحمات والمساعدات والشمعة لهذا الموديل، قبل أن تسأل عن السيارة نفسها.
- **الرسوم:** رخصة السير كل سنة، والفحص الدوري.

{fact licence-fee-private}

## طريقك يختار معك

لا توجد سيارة «أفضل»، توجد سيارة تناسب طريقك. اكتب مشاويرك لأسبوع كامل، ثم انظر إلى الجدول.

| طريقك | ابحث عن | لا تدفع في |
| زحام المدينة كل يوم | سيدان صغيرة أو هاتشباك، كاميرا خلفية | محرك كبير |
| دوام في مدينة أخرى | مثبت سرعة، كراسي مريحة، عزل جيد | جنوط كبيرة |
| أهل وأطفال | شنطة واسعة، مكيف خلفي، نقاط ISOFIX | فتحة سقف |
| بر ورمل | دفع رباعي حقيقي، استبنة كاملة | شكل «أوف رود» بلا دبل |

{picture hatchback-red-front34} هاتشباك صغيرة تدخل أضيق موقف، وتكفي أغلب مشاوير المدينة.

## اشترِ ما يعرفه كل ميكانيكي

السيارة التي تراها عند كل إشارة تجد قطعها في كل حي، ويعرفها كل ميكانيكي، وإن أردت بيعها لم تنتظر طويلًا. والنادرة قد تكون أجمل وأرخص، لكنها تسترد الفرق منك قطعةً قطعة. اترك النادر لسيارتك الثانية.

هذه ثلاثة أسماء مألوفة بأسعارها في إعلاناتنا الآن. لا تقارن الأرقام وحدها، فقد لا تكون السنوات واحدة:

{price toyota-corolla 2019}

{price hyundai-accent 2019}

{price nissan-sunny 2019}

وهذا إعلان من إعلانات الأكسنت، ما دام معروضًا. اقرأه كمشترٍ: كم مالكًا؟ وهل فيها رش؟ وما الذي لم يُذكر؟

{car hyundai-accent}

## من معرض أم من صاحبها؟

صاحب السيارة يعرف تاريخها وتستطيع أن تسأله، والمعرض يوفر عليك الوقت ويعرض عشر سيارات في مشوار واحد، لكنه غالبًا لم يقدها. اسأل المعرض سؤالين: ممن اشتراها؟ وماذا أصلح فيها؟ ثم اسأله هل السعر المعلن نهائي أم تضاف إليه ضريبة أو أجور، واطلب الجواب مكتوبًا.

{fact vat-dealer-margin}

## كاش أم أقساط؟

القسط الصغير مغرٍ، والثمن في آخر العقد. إذا قيل لك «نسبة 3.5% ثابتة» على 80 ألف ريال لخمس سنوات، فالنسبة تُحسب على المبلغ كله كل سنة وإن كنت قد سددت نصفه. التكلفة 14 ألف ريال، والقسط نحو 1,567 ريالًا، وما يقابله بطريقة الرصيد المتناقص قريب من ضعف النسبة المعلنة. لا تحفظ المعادلة: ضع أرقام عرضك في [حاسبة الأقساط](/calculators/instalments) وانظر إلى المجموع والدفعة الأخيرة لا إلى القسط.

{fact early-settlement}

## ثلاث قواعد لأول مرة

1. خذ معك من يقود منذ سنوات. ليس ليفحص، بل ليقول لك «لا» إذا تعلّقت بها.
2. لا تشترِ في أول يوم. من يقول «عندي واحد جاي بعد المغرب» يبيعك الاستعجال.
3. افحص قبل أن تفاوض، وفاوض قبل أن تعد. و[قائمة الفحص](/blog/فحص-سيارة-مستعملة) تكفيك.

> السيارة الصحيحة هي التي لا تفكر فيها كل صباح.

## أول أسبوع معها

غيّر الزيت والفلاتر ولو قال البائع إنه غيّرها أمس، فمن اليوم أنت من يعرف. اقرأ ضغط الكفرات من الملصق عند باب السائق، وصوّر العداد، وافتح ملاحظة في جوالك: التاريخ والممشى وما غيّرت. بعد ثلاث سنوات تكون هذه الملاحظة أقوى سطر في إعلانك.`,
  text_en: `A young buyer walks into the showroom with one number in mind: what he has. He leaves with a car that costs all of it. A month later comes the insurance, then the tyres, and in the first summer the air conditioning gives up. The car wasn’t the mistake, the question was. A better one: how much can I carry every month once it’s mine?

## Divide the money before you search

If you have a sum for a car, not all of it is the price. Keep at least a tenth for the first service, since you don’t know when the last owner changed belts and battery, and then count what comes back every year:

- **Insurance:** get a quote in your own name before you buy. It follows the driver’s age and record, and may surprise you in the first year.
- **Fuel:** from your daily distance and the car’s consumption. [Here is how](/blog/تكلفة-السيارة-في-السنة) to work it out with the rest.
- **Service:** ask a parts shop what brake pads, shock absorbers and a headlamp cost for this model, before you ask about the car.
- **Fees:** the licence every year, and the periodic inspection.

{fact licence-fee-private}

## Your road has a say

There is no “best” car, only one that fits your road. Write down a week of trips, then look at the table.

| Your road | Look for | Don’t pay for |
| City traffic every day | A small saloon or hatchback, a reversing camera | A large engine |
| Work in another city | Cruise control, good seats, a quiet cabin | Large wheels |
| Family and children | A big boot, air conditioning in the rear, ISOFIX | A sunroof |
| Desert and sand | Real four-wheel drive, a full spare wheel | Off-road looks without low range |

{picture hatchback-red-front34} A small hatchback fits the tightest space, and does for most trips in town.

## Buy what every mechanic knows

A car that you see at every traffic light has parts in every district, every mechanic knows it, and when you sell it you won’t wait long. The rare one may be prettier and cheaper, but takes the difference back part by part. Leave rarity for your second car.

Here are three familiar names with their prices in our ads right now. Don’t compare the numbers alone; the years may differ:

{price toyota-corolla 2019}

{price hyundai-accent 2019}

{price nissan-sunny 2019}

And this is one of the Accents on offer, while it’s up. Read it as a buyer: how many owners, any respray, and what doesn’t it say?

{car hyundai-accent}

## From a dealer or from the owner?

The owner knows the car’s past, and you can ask. A dealer saves you time and shows you ten cars in one trip, but has mostly never driven them. Ask a dealer two things: who was it bought from, and what was repaired? Then ask whether the price is final or whether tax or charges come on top, and get the answer in writing.

{fact vat-dealer-margin}

## Cash or instalments?

A small instalment is tempting, and the bill is at the end of the contract. Suppose you’re offered “3.5% flat” on 80,000 riyals over five years. The rate is charged on the whole amount every year, even when you’ve paid back half. That costs 14,000 riyals, at about 1,567 a month, and on a reducing balance it equals nearly twice the advertised rate. No need to memorise the formula: put your offer into the [instalment calculator](/calculators/instalments), and look at the total and the last payment rather than the instalment.

{fact early-settlement}

## Three rules for the first time

1. Bring someone who has driven for years. Not to inspect, but to say “no” once you’ve fallen for it.
2. Don’t buy on the first day. “Someone is coming after sunset” is haste, and it’s for sale.
3. Inspect before you negotiate, and negotiate before you promise. Our [checklist](/blog/فحص-سيارة-مستعملة) will do.

> The right car is the one you don’t think about every morning.

## Your first week

Change oil and filters even if the seller says it was done yesterday: from now on, you’re the one who knows. Read the tyre pressures from the sticker at the driver’s door, photograph the odometer, and start a note on your phone with date, mileage and what you changed. In three years that note will be the strongest line of your ad.`,
}
