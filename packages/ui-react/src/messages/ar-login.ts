import type { ENGLISH_LOGIN_TEXTS } from './en-login.js'
import type { Message } from './message.js'
import type { TitleTexts } from './title-texts.js'

/** Headings of these views. */
export const ARABIC_LOGIN_TITLES = {
  'email-login.title': 'المتابعة بالبريد الإلكتروني',
} satisfies TitleTexts

/** Texts of the email and social login forms. */
export const ARABIC_LOGIN_TEXTS: Readonly<Record<keyof typeof ENGLISH_LOGIN_TEXTS, Message>> = {
  'login.email': 'البريد الإلكتروني',
  'login.email-invalid': 'أدخل عنوان بريد إلكتروني صحيحًا',
  'login.continue-with-email': 'المتابعة بالبريد الإلكتروني',
  'login.continue': 'متابعة',
  'login.submitting': 'جارٍ الإرسال…',
  'login.suggestions': 'عناوين مقترحة',
  'login.used': 'عناوين استُخدمت من قبل',
  'login.forget': 'نسيان {email}',
  'login.socials': 'تسجيل الدخول بحساب آخر',
  'login.continue-with': 'المتابعة عبر {name}',
  'login.more-socials': 'المزيد من طرق تسجيل الدخول',
}

/** Texts of login errors, by error code. */
export const ARABIC_LOGIN_ERRORS: Readonly<Record<string, Message>> = {
  'email/cooldown': 'أعد المحاولة بعد {secondsLeft} ثانية',
  'auth/frame-load': 'تعذّر تحميل ما يلزم لتسجيل الدخول بالبريد الإلكتروني',
  'auth/no-network': 'لا تدعم المحفظة المدمجة أيًا من الشبكات',
}
