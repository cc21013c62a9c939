import type { ENGLISH_SIGN_IN_TEXTS } from './en-sign-in.js'
import type { Message } from './message.js'
import type { TitleTexts } from './title-texts.js'

/** Headings of these views, and why one cannot be closed. */
export const ARABIC_SIGN_IN_TITLES = {
  'sign-in.title': 'تسجيل الدخول',
  'sign-in.close-blocked': 'وقّع أو ألغِ قبل الإغلاق',
} satisfies TitleTexts

/** Texts of SIWXSignMessage, in which the user signs in with a wallet. */
export const ARABIC_SIGN_IN_TEXTS: Readonly<Record<keyof typeof ENGLISH_SIGN_IN_TEXTS, Message>> = {
  'sign-in.ask': 'سجّل الدخول إلى {app}',
  'sign-in.what': 'وقّع رسالة لإثبات أن هذا الحساب لك. لا تكلّف شيئًا ولا تنقل شيئًا.',
  'sign-in.account': 'الحساب',
  'sign-in.cancel': 'إلغاء',
  'sign-in.sign': 'توقيع',
  'sign-in.signing': 'جارٍ التوقيع…',
  'sign-in.continue': 'تابِع في {wallet}',
  'sign-in.other-wallet': 'استخدم محفظة أخرى',
  'sign-in.skip': 'تخطّي تسجيل الدخول',
}

/** Texts of sign-in errors, by error code. */
export const ARABIC_SIGN_IN_ERRORS: Readonly<Record<string, Message>> = {
  'wallet/signing-unsupported': 'لا يمكن لهذا الحساب توقيع الرسائل. استخدم حسابًا آخر أو محفظة أخرى.',
  'sign-in/wallet': 'لم تتمكن المحفظة من التوقيع. افتحها وأعد المحاولة، أو استخدم محفظة أخرى.',
  'sign-in/not-accepted': 'لم يقبل التطبيق التوقيع. أعد المحاولة، أو استخدم حسابًا آخر أو محفظة أخرى.',
  'sign-in/server': 'تعذر الوصول إلى خادم تسجيل الدخول أو لم يُجب كما ينبغي. أعد المحاولة بعد قليل.',
  'sign-in/clock': 'انتهت صلاحية رسالة تسجيل الدخول أو لم تبدأ بعد. تحقق من تاريخ هذا الجهاز ووقته، ثم أعد المحاولة.',
  'pairing/request-expired': 'لم تُجب المحفظة في الوقت المحدد. تحقق منها قبل إعادة المحاولة: قد يُنفَّذ الطلب لاحقًا.',
  'pairing/relay-unavailable': 'تعذر الوصول إلى خادم الربط. تحقق من اتصالك وأعد المحاولة.',
}
