export const en = {
  legal_version: 'In force since {{date}}',
  terms_title: 'Terms of use',
  terms_description:
    'Your rights and duties on Sayyad: accounts, ads, contact between buyers and sellers, and what we are responsible for.',
  terms_body: `Sayyad is a marketplace: sellers publish ads, buyers find them, and the two talk to each other. The sale itself is between them. By creating an account, you agree to these terms.

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
  privacy_title: 'Privacy policy',
  privacy_description:
    'What personal data Sayyad keeps, why and for how long, who sees it, and how to view, correct or delete it.',
  privacy_body: `This page explains which data about you Sayyad stores, why and for how long, and what you can do about it, as the Personal Data Protection Law of Saudi Arabia (PDPL) requires.

## What we store, and why

- **Account:** name, email, mobile number, country, language and a hashed password, so that you can sign in and buyers and sellers can reach each other.
- **Ads, favorites, saved searches and messages,** because they are what you use Sayyad for.
- **Notifications on devices,** only if you turn them on: the address at which the push service of your browser takes them, and your language there. That service, of Google, Apple or Mozilla for example, passes them on encrypted and can’t read them. Deleted when you turn them off or sign out on the device.
- **Security:** the devices you signed in on and when, to protect your account.
- **Who viewed your profile,** so that you can see it. We don’t store their network address.
- **What visitors search for and open,** to make Sayyad better: counted without names, accounts or network addresses, and not at all if your browser asks not to be tracked (Do Not Track, Global Privacy Control). Searches with phone numbers, emails or identity numbers aren’t kept.
- **Identity documents,** only if you ask to be verified: stored separately, seen only by the admins who review them, and deleted once they decide.

We sell none of it, and we show no advertising that follows you.

## Who sees what

- Everyone can see your ads and your public profile: your name, your photo, when you joined, whether you’re verified, and your active ads.
- Your phone number is shown only where you choose so in an ad. Your email address is shown to no one: we pass on what buyers and sellers write to each other by email.
- Admins see what they need to review ads and reports.

## How long

- Your account’s data: as long as you have an account. When you delete it, you have 14 days to change your mind; then it’s gone for good. Messages you sent, here or by email, stay with the people who received them, without your name; photos in them are deleted.
- Links in emails, by which you answer messages without signing in: 90 days after the last message.
- Messages sent from the contact page: 180 days after they’re answered.
- The log of profile views: 90 days. Sessions: 30 days after their last use. Single searches and clicks: 90 days; after that only their daily counts.

## Your rights

- **Access and portability:** download everything we store about you from your dashboard, at any time.
- **Correction:** edit your profile yourself.
- **Deletion:** delete your account yourself.
- **Withdraw your consent,** or complain to the Saudi Data and AI Authority (SDAIA).

## Cookies and this device

One cookie keeps you signed in, one remembers this device, and three store language, theme and the size of photos in lists. After you sign up, another holds what you entered, encrypted, until you confirm your email, for a day at most. If you aren’t signed in, your favorites stay on your device, as do hidden and compared cars. Until you close the tab, it keeps a random number by which its clicks are counted. There are no third-party cookies.`,
}
