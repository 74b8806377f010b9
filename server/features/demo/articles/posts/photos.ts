import type { DemoArticle } from '../demo-article.ts'

export const PHOTOS: DemoArticle = {
  kind: 'post',
  slug: 'صور-الإعلان',
  cover: 'saloon-silver-front34',
  tags_ar: ['البيع', 'الصور'],
  tags_en: ['Selling', 'Photos'],
  title_ar: 'صور تبيع السيارة: اثنتا عشرة لقطة من جوالك',
  title_en: 'Photos that sell a car: twelve shots with your phone',
  excerpt_ar: 'لا تحتاج كاميرا، بل ساعة مناسبة وترتيبًا واضحًا وصدقًا في العيوب.',
  excerpt_en: 'You need no camera, but the right hour, a clear order, and honest photos of faults.',
  text_ar: `المشتري يمرّر بإبهامه عشرات الإعلانات في الدقيقة. الصورة الأولى تقرر هل يقف عند إعلانك، والصور التي بعدها تقرر هل يراسلك. وبين سيارتين بالسعر والممشى نفسيهما، يبدأ الناس بالتي رأوا منها كل شيء. الجوال الذي في جيبك يكفي، والباقي وقت وترتيب.

## الساعة والمكان

صوّر بعد الشروق أو قبل الغروب بساعة. شمس الظهر تجعل الكبوت مرآة وتغرق الداخل في الظل، ومصابيح المواقف تصفّر الأبيض. اختر خلفية هادئة: جدار فاتح أو أرض واسعة، وأبعد السيارات الأخرى حتى لا يخمّن أحد أيها المعروضة.

- اغسلها من الخارج، واشفط الداخل، وأخرج أغراضك كلها، حتى السبحة المعلقة.
- امسح عدسة الجوال بقماش. أكثر الصور الضبابية سببها بصمة.
- أمسك الجوال بالعرض، وانزل بركبتيك حتى تصير العدسة بارتفاع الشمعات.
- ابتعد خطوات وقرّب قليلًا بدل أن تلتصق بالسيارة، فالقرب يشوّه شكلها.

## اللقطات بالترتيب

رتّبها كما يمشي المشتري حول السيارة، فالترتيب نفسه يطمئن.

1. الأمام بزاوية: وهي صورة الغلاف.
2. الجنب الأيمن كاملًا.
3. الخلف بزاوية من الجهة الأخرى.
4. الجنب الأيسر كاملًا.
5. الأمام والخلف باستقامة.
6. الطبلون والسيارة تعمل: الممشى واضح ولا لمبات تحذير، أو اللمبة مذكورة في الوصف.
7. المراتب الأمامية من الباب المفتوح.
8. المراتب الخلفية.
9. الشاشة والمكيف والقير.
10. الشنطة مفتوحة والاستبنة فيها.
11. المحرك دون أن تغسله قبل التصوير بدقائق، فالمكينة المبلولة تثير الشك.
12. كفر من قريب يظهر فيه عمق النقشة والتاريخ.

{picture saloon-silver-side} الجنب كاملًا: السيارة كلها في الإطار، وفوقها وتحتها فراغ.

{picture saloon-silver-rear34} الخلف بزاوية، ومن الجهة المقابلة لصورة الغلاف حتى تكتمل اللفة.

{picture saloon-silver-detail} لقطة قريبة للشمعة والجنط، وفيها يظهر تساوي الفراغات.

ثم العيوب، كل عيب بصورتين: واحدة من قريب تريه، وواحدة من بعيد تري مكانه.

## صوّر العيوب، نعم

كثير من البائعين يخاف من هذه النصيحة، ثم يقضي أسبوعين يستقبل من يفرّ عند أول خدش.

| عيب صوّرته | عيب أخفيته |
| يراسلك من يقبله | يأتيك من لا يقبله |
| يُفاوض عليه مرة | يُفاوض عليه وعلى ثقته بك |
| لا مفاجأة عند المعاينة | مشوار ضائع للاثنين |

> الخدش الذي صوّرته أنت تفصيل. والخدش الذي وجده المشتري تهمة.

## ما لا يظهر في الصور

غطِّ رقم اللوحة إن أردت. لا تصوّر رخصة السير ولا أي ورقة عليها اسمك أو رقم هويتك، فصورتها تنتشر ولا ترجع. انتبه إلى ما ينعكس على الزجاج والصبغ: باب بيتك، ورقمه، ووجوه أهلك. ولا تكتب رقم جوالك على الصورة؛ له حقله في الإعلان، والصورة التي عليها رقم قد تُرفض.

## مقطع قصير يكمل الصور

صوّر نصف دقيقة عند طلب المشتري: تشغيل المحرك وهو بارد، ثم لفة حول السيارة دون توقف، ثم الطبلون. لا موسيقى ولا مؤثرات؛ صوت المكينة هو المطلوب. أرسله في المحادثة لمن سأل بجد، فهو يغني أحيانًا عن مشوار من مدينة أخرى، ويريحك ممن لا ينوي الشراء.

## جملتان تحت الصور

بعد الصور يقرأ المشتري أول سطرين فقط. ضع فيهما ما يسأل عنه كل من راسلك: عدد الملاك، والرش إن وُجد ومكانه، وآخر صيانة كبيرة. مثال: «مالك ثانٍ، رش الرفرف الأيمن تجميل، سيور وبطارية قبل شهرين بفاتورة». هذا السطر يوفر عليك عشرين رسالة «فيها شي؟».

## السعر يأتي بعد الصور لا قبلها

وأنت تنظر إلى صورك بعين غريب، قرّر أين تقع سيارتك بين مثيلاتها، ثم ابدأ من السوق لا من ظنك. هذا مثال:

{price hyundai-tucson 2020}

وافتح إعلانًا مثل هذا، ما دام معروضًا، واسأل نفسك: ما الصورة التي تنقصه؟ ثم التقطها لسيارتك.

{car hyundai-tucson}

## قبل أن تنشر

احذف المتشابه: ثماني صور واضحة خير من ثلاثين. وتأكد أن الأولى هي أجمل زاوية لا أول صورة التقطتها. ثم [أضف إعلانك](/add-car)، وأعد قراءته بعد ساعة كأنك لا تعرف السيارة. إن بقي في بالك سؤال فسيسأله غيرك.`,
  text_en: `A buyer’s thumb passes dozens of ads a minute. The first photo decides whether it stops at yours, and the ones after it decide whether you get a message. Of two cars at the same price and mileage, people start with the one they’ve seen all of. The phone in your pocket is enough; the rest is time and order.

## The hour and the place

Take your photos an hour after sunrise or before sunset. Midday sun turns the bonnet into a mirror and drowns the cabin in shade, and car-park lamps turn white yellow. Choose a quiet background, a light wall or open ground, and move other cars away, so nobody guesses which one is for sale.

- Wash the outside, vacuum the inside, and take out all your things, even what hangs from the mirror.
- Wipe the lens with a cloth. Most blurred photos come from a fingerprint.
- Hold the phone sideways, and bend your knees until the lens is level with the headlamps.
- Step back and zoom in a little rather than crowd the car, since closeness bends its shape.

## The shots, in order

Sort them as a buyer walks around the car. The order itself is reassuring.

1. The front at an angle: this is the cover.
2. The whole right side.
3. The rear at an angle, from the other side.
4. The whole left side.
5. Front and rear, straight on.
6. The dashboard with the engine running: mileage readable and no warning lamps, or the lamp named in the text.
7. The front seats through the open door.
8. The rear seats.
9. Screen, air conditioning and gear lever.
10. The boot, open, with the spare wheel.
11. The engine, but don’t wash it minutes before: a wet engine looks suspicious.
12. A tyre from close up, with its tread and its date.

{picture saloon-silver-side} The whole side: all of the car in the frame, with room above and below.

{picture saloon-silver-rear34} The rear at an angle, opposite to the cover, which completes the walk around.

{picture saloon-silver-detail} Headlamp and wheel from close up, where even gaps show.

Then the faults, each in two photos: one from close up that shows it, and one from a distance that shows where it is.

## Faults too, yes

Many sellers are afraid of this advice, and then spend two weeks receiving people who turn away at the first scratch.

| A fault you showed | A fault you hid |
| Those who accept it write | Those who don’t come anyway |
| You negotiate about it once | You negotiate about it, and about trust |
| No surprise at the viewing | A wasted trip for both |

> The scratch that you photographed is a detail. The scratch that the buyer found is an accusation.

## What stays out

Cover the plate if you like. Don’t photograph the registration or any paper with your name or identity number: such a picture travels, and doesn’t come back. Mind the reflections in glass and paint, such as your front door, its number, your family’s faces. And don’t write your phone number on a photo: it has a field of its own, and a photo with a number may be rejected.

## A short clip to go with them

When a buyer asks, film half a minute: the engine starting cold, then a walk around the car without a break, then the dashboard. No music and no effects, since the sound of the engine is what they want. Send it in the chat to those who ask in earnest. It can save a trip from another city, and spares you those who never meant to buy.

## Two lines under the photos

After the photos, people read the first two lines and no more. Put in what everyone asks: how many owners, any respray and where, the last big service. For example: “Second owner, right wing resprayed for looks, belts and battery two months ago with invoice.” That line spares you twenty messages asking “anything wrong with it?”.

## The price comes after the photos

While you look at your photos with a stranger’s eyes, decide where your car stands among others like it, then start from the market rather than from a guess. One example:

{price hyundai-tucson 2020}

Open an ad like this one, while it’s up, and ask yourself which photo is missing. Then take it of your own car.

{car hyundai-tucson}

## Before you publish

Delete what repeats: eight clear photos are better than thirty. Make sure that the first one is the best angle, not the first you took. Then [add your ad](/add-car), and read it again an hour later as if you didn’t know the car. If a question is left in your mind, others will ask it.`,
}
