export const en = {
  legal_version: 'In force since {{date}}',
  terms_title: 'Terms of use',
  terms_description:
    'Your rights and duties on Sayyad: accounts, ads, contact between buyers and sellers, and what we are responsible for.',
  terms_body: `Sayyad is a marketplace: people who sell cars publish ads, people who want one find them and talk to each other. The sale itself is between the two of them. By opening an account you agree to these terms.

## Your account

- You are at least 18 years old and give your own name, email and mobile number.
- The account is yours alone: keep your password to yourself, and tell us if somebody else uses it.
- We may ask for proof of who you are before your profile carries the verified badge.

## Ads

- You may sell the car that you advertise, and what you write about it is true: its year, mileage, accidents, owners and price.
- Pictures show that very car and are yours to publish.
- One car has one ad. Phone numbers and links belong in their fields, not in the text or on pictures.
- Ads are looked at before they appear. We may refuse, change back or take down an ad that breaks these terms, and we say why.

## Talking to each other

- Be polite. No threats, no advertising, no attempts to move a payment to where nobody can see it.
- Meet in a safe place, inspect the car and its papers, and pay only when the ownership is transferred through the official channels.

## What we answer for

- We run the marketplace with care, but we do not own, inspect or guarantee the cars, and we are no party to a sale.
- We may suspend accounts that break these terms. You are told the reason and may object.
- The laws of the Kingdom of Saudi Arabia apply.

## Changes

When these terms change in substance, you are told before the change takes effect and asked to agree again.`,
  privacy_title: 'Privacy policy',
  privacy_description:
    'What personal data Sayyad keeps, why and for how long, who sees it, and how to view, correct or delete it.',
  privacy_body: `This page says which data about you Sayyad keeps, what for, how long, and what you can do about it, as the Personal Data Protection Law of Saudi Arabia (PDPL) asks.

## What we keep, and what for

- **Account:** name, email, mobile number, country, language and a scrambled password, to let you in and to let buyers and sellers reach each other.
- **Ads, favorites, saved searches and messages,** because they are what you use Sayyad for.
- **Security:** the devices that you signed in on and when, to protect your account.
- **Who looked at your profile,** so that you can see it. No address is kept with it.
- **Identity documents,** only if you ask to be verified: kept apart, seen by the reviewing admins alone, deleted with the decision.

We sell nothing of it, and show no advertising that follows you.

## Who sees what

- Everybody sees your ads and your public profile: first and last name, picture, since when you are here, whether you are verified, your active ads.
- Your phone number is shown only where an ad of yours says so, your email address to nobody: we pass on what buyers and sellers write to each other by email.
- Admins see what they need to review ads and reports.

## How long

- Your account's data as long as you have one. When you delete it, you have 14 days to change your mind; then it is really gone. Messages that you sent stay with those who received them, without your name.
- Emails that we pass on between buyers and sellers: 90 days after the last one.
- The log of who looked at profiles: 90 days. Sessions: 30 days after they were last used.

## Your rights

- **See and take away:** download everything that we keep about you from your dashboard, at any time.
- **Correct:** change your profile yourself.
- **Delete:** delete your account yourself.
- **Withdraw your consent,** or complain to the Saudi Data and AI Authority (SDAIA).

## Cookies and this device

One cookie keeps you signed in, one remembers this device, two keep language and theme. Favorites of visitors, hidden and compared cars stay on your device. There are no cookies of others.`,
}
