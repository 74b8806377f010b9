/** An error page in both languages, since URLs that are too long are not parsed for the language. */
export const TOO_LONG_PAGE = `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>النص أطول من اللازم · The text is too long</title>
<style>body{font:1rem/1.7 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem}section{margin-block:2rem}a{display:inline-block;padding-block:.5rem}</style>
</head>
<body>
<main>
<section>
<h1>النص أطول من اللازم</h1>
<p>عنوان الصفحة أو نص البحث أطول مما نقدر نقرأه. اكتب اسم السيارة وأهم ما تريده في بضع كلمات.</p>
<a href="/explore?lang=ar">تصفح السيارات</a>
</section>
<section lang="en" dir="ltr">
<h2>The text is too long</h2>
<p>The address of the page or the text of the search is longer than we can read. Type the car’s name and what matters most in a few words.</p>
<a href="/explore?lang=en">Browse cars</a>
</section>
</main>
</body>
</html>
`

/** The page contains its styles and loads nothing else. */
export const TOO_LONG_PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
