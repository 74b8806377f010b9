import type { DemoArticle } from '../demo-article.ts'

export const YEARLY_COST: DemoArticle = {
  kind: 'post',
  slug: 'تكلفة-السيارة-في-السنة',
  cover: 'oil',
  tags_ar: ['التكاليف', 'الأسعار', 'الوقود'],
  tags_en: ['Costs', 'Prices', 'Fuel'],
  title_ar: 'كم تكلفك سيارتك في السنة؟ البنزين ليس كل الحساب',
  title_en: 'What does your car cost in a year? Fuel is only part of it',
  excerpt_ar: 'بنزين ورسوم وتأمين وصيانة، ومعها بند لا تصلك به فاتورة: ما ينقص من سعرها.',
  excerpt_en: 'Fuel, fees, insurance, service, and one item that never sends a bill: the value it loses.',
  text_ar: `نعرف سعر البنزين بالهللة، ولا يعرف أحدنا كم كلّفته سيارته العام الماضي. السبب بسيط: البنزين يُدفع كل أسبوع فنراه، وما ينقص من سعر السيارة لا يُدفع إلا يوم بيعها، دفعة واحدة. في هذا المقال نجمع البنود كلها بأرقام لها مصدر، وفي آخره تحسب سيارتك أنت.

## البنزين: قسمة واحدة

اقسم الكيلومترات التي تقطعها على ما تقطعه سيارتك باللتر، ثم اضرب في سعر اللتر. إن كنت لا تعرف كم تقطع في السنة فابدأ بهذا الرقم:

{fact driving-distance}

والجدول يعطيك اللترات لكل عشرة آلاف كيلومتر، فاضربها أنت في سعر اليوم.

| السيارة تقطع باللتر | تحتاج لكل 10,000 كم |
| 9 كم | 1,111 لترًا |
| 11 كم | 909 لترات |
| 13 كم | 769 لترًا |
| 15 كم | 667 لترًا |
| 17 كم | 588 لترًا |

{fact fuel-price-91}

{fact fuel-price-95}

النزول من 9 إلى 11 يوفر نحو 200 لتر، ومن 15 إلى 17 أقل من 80. لذلك من ينتقل من سيارة شرهة إلى متوسطة يكسب أكثر ممن ينتقل من اقتصادية إلى أكثر اقتصادًا.

مثال على الطريقة: دوام يبعد 15 كيلًا، ذهابًا وإيابًا 26 يومًا في الشهر، أي 780 كيلومترًا، وفي السنة 9,360. سيارة تقطع 13 باللتر تحتاج لهذا الدوام وحده 720 لترًا. اضربها في سعر اللتر أعلاه، ثم أضف مشاوير الأهل ونهاية الأسبوع، وستجد أن الدوام أقل من نصف الحكاية عند كثيرين.

### كم تقطع سيارتي باللتر فعلًا؟

املأ الخزان، وصفّر العداد، وقُد أسبوعك العادي، ثم املأه مرة أخرى واقسم الكيلومترات على اللترات. لا تأخذ رقم السفر ولا رقم المصنع. ضغط الكفرات الناقص، والحمولة التي لا تنزل من الشنطة، والوقوف الطويل والمكيف يعمل، كلها ترفع الرقم.

{picture tyres} افحص ضغط الكفرات وهي باردة. الناقص منها يستهلك بنزينًا ويتآكل أسرع.

## الرسوم: صغيرة لكنها لا تُنسى

رخصة السير كل سنة، والفحص الدوري، ورسم سنوي يتبع اقتصاد الوقود. وهذا الأخير بدأ بالسيارات الجديدة، فاقرأ الملاحظة تحته قبل أن تحسبه على سيارتك.

{fact licence-fee-private}

{fact inspection-fee}

{fact economy-fee-from-0}

{fact economy-fee-from-16}

## التأمين والصيانة: أرقامك أنت

لن نكتب رقمًا للتأمين، لأننا لم نجد رقمًا عامًا نثق به: يتغير بعمر السائق وسجله ومدينته. خذ عرضين باسمك، واسأل في كل منهما عن خصم عدم وجود مطالبات. أما الصيانة فاجمع فواتير آخر سنة، وزد عليها ربع ثمن طقم كفرات إن كنت تبدّله كل أربع سنوات.

## البند الذي لا تصلك به فاتورة

هذا ما تقوله إعلانات الموقع: قارنّا السعر الأوسط لسنة صنع بالسعر الأوسط لما قبلها بثلاث سنوات من الموديل نفسه، وقسمنا الفرق على ثلاثة.

{value-lost toyota-camry toyota-corolla toyota-yaris hyundai-elantra hyundai-sonata hyundai-accent}

ضع هذا العمود بجانب ما تدفعه في البنزين. كثيرون يتعبون في البحث عن سيارة توفر لترين كل مئة كيلومتر، ثم يشترون أحدث سنة فيخسرون أضعاف ذلك من سعرها. والأرقام هنا من إعلانات تجريبية، فخذ منها الطريقة، وخذ أرقامك من [صفحات الأسعار](/prices).

> أرخص سيارة تملكها ليست أرخص سيارة تشتريها.

## هل تستحق الأوفر فرقَ سعرها؟

اقسم فرق السعر على ما توفره في السنة. إن كانت الأوفر أغلى بتسعة آلاف وتوفر 900 ريال في السنة، فلن تسترد الفرق قبل عشر سنوات. وإن كان الفرق ألفين فالجواب واضح. قارن هاتين بنفسك:

{price toyota-corolla 2021}

{price toyota-camry 2021}

## احسب سيارتك

اجمع خمسة أسطر: بنزين، رسوم، تأمين، صيانة، وما ينقص من السعر. ثم اقسم على اثني عشر. الرقم الذي يظهر هو قسط سيارتك الحقيقي، حتى لو اشتريتها نقدًا. و[حاسبة التكلفة السنوية](/calculators/yearly-cost) ترتب ذلك كله وتريك المعادلة، وتضع مصدر كل رقم بجانبه.`,
  text_en: `We know the price of petrol to the halala, and hardly anyone knows what their car cost them last year. The reason is simple: fuel is paid every week, so we see it; lost value is paid only on the day you sell, all at once. This post adds up every item with numbers that have a source, and at the end you work out your own car.

## Fuel: a single division

Divide the kilometres you drive by the kilometres your car does on a litre, then multiply by the price of a litre. If you don’t know how far you drive in a year, start with this:

{fact driving-distance}

The table gives you litres for ten thousand kilometres; multiply them by today’s price yourself.

| The car does, on a litre | It needs, for 10,000 km |
| 9 km | 1,111 litres |
| 11 km | 909 litres |
| 13 km | 769 litres |
| 15 km | 667 litres |
| 17 km | 588 litres |

{fact fuel-price-91}

{fact fuel-price-95}

Going from 9 to 11 saves some 200 litres, from 15 to 17 fewer than 80. So whoever moves from a thirsty car to an average one gains more than whoever moves from a frugal car to a more frugal one.

An example: work is 15 kilometres away, there and back on 26 days a month, which makes 780 kilometres, and 9,360 in a year. A car that does 13 on a litre needs 720 litres for that alone. Multiply it by the price above, then add errands and weekends. For many, work turns out to be less than half of the story.

### How far does my car really go?

Fill up, reset the trip meter, drive your ordinary week, fill up again, and divide kilometres by litres. Don’t take the figure of a motorway trip, nor the maker’s. Low tyre pressure, a load that never leaves the boot, and long idling with the air conditioning on all push it up.

{picture tyres} Check tyre pressures cold. Soft tyres use fuel and wear faster.

## Fees: small, but they come every year

The licence each year, the periodic inspection, and an annual fee that follows fuel economy. That last one began with new cars, so read the note below it before you count it for yours.

{fact licence-fee-private}

{fact inspection-fee}

{fact economy-fee-from-0}

{fact economy-fee-from-16}

## Insurance and service: your own numbers

We won’t print a figure for insurance, because we found no general one worth trusting: it changes with the driver’s age, record and city. Get two quotes in your name, and ask each about the no-claims discount. For service, add up last year’s invoices, plus a quarter of a set of tyres if you change them every four years.

## The item that never sends a bill

This is what the ads on this site say. We compared the median price of a model year with that of the same model three years older, and divided the difference by three.

{value-lost toyota-camry toyota-corolla toyota-yaris hyundai-elantra hyundai-sonata hyundai-accent}

Hold that column against what you pay for fuel. Many people search hard for a car that saves two litres per hundred kilometres, then buy the newest year and lose several times as much on its price. These numbers come from demo ads: take the method from here, and your own figures from the [price pages](/prices).

> The cheapest car to own isn’t the cheapest car to buy.

## Is the thriftier car worth its price?

Divide the difference in price by what you save in a year. If the thriftier car costs nine thousand more and saves 900 riyals a year, you won’t get it back within ten years. If the difference is two thousand, the answer is clear. Compare these two yourself:

{price toyota-corolla 2021}

{price toyota-camry 2021}

## Work out your own

Add five lines: fuel, fees, insurance, service, lost value. Divide by twelve. What you get is the real instalment of your car, even if you paid cash. The [yearly cost calculator](/calculators/yearly-cost) lines all of it up, shows the formula, and puts the source beside each number.`,
}
