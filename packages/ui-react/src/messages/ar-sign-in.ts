import type { ENGLISH_SIGN_IN_TEXTS } from './en-sign-in.js'
import type { Message } from './message.js'

/** The texts of signing in with a wallet. */
export const ARABIC_SIGN_IN_TEXTS: Readonly<Record<keyof typeof ENGLISH_SIGN_IN_TEXTS, Message>> = {
  'sign-in.ask': 'سجّل الدخول إلى {app}',
  'sign-in.what': 'وقّع رسالة لإثبات أن هذا الحساب لك. لا تكلّف شيئًا ولا تنقل شيئًا.',
  'sign-in.account': 'الحساب',
  'sign-in.cancel': 'إلغاء',
  'sign-in.sign': 'توقيع',
  'sign-in.signing': 'جارٍ التوقيع...',
  'sign-in.continue': 'تابِع في {wallet}',
}
