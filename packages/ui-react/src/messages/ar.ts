import { ARABIC_ACCOUNT_TEXTS } from './ar-account.js'
import { ARABIC_CONNECT_TEXTS } from './ar-connect.js'
import { ARABIC_EMBEDDED_ERRORS, ARABIC_EMBEDDED_TEXTS } from './ar-embedded.js'
import { ARABIC_NETWORKS_TEXTS } from './ar-networks.js'
import { ARABIC_SEND_ERRORS, ARABIC_SEND_TEXTS } from './ar-send.js'
import { ARABIC_SWAP_ERRORS, ARABIC_SWAP_TEXTS } from './ar-swap.js'
import type { Messages } from './messages.js'

/** Arabic, read from right to left. */
export const ARABIC: Messages = {
  locale: 'ar',
  texts: {
    'modal.close': 'إغلاق',
    'modal.back': 'رجوع',
    'modal.help': 'ما هي المحفظة؟',
    'modal.choose-network': 'اختيار الشبكة',
    'modal.current-network': 'الشبكة: {name}. اختيار الشبكة',
    'modal.close-refused': 'أكمل هذه الخطوة قبل الإغلاق',
    'modal.loading': 'جارٍ التحميل',
    'modal.chunk-failed': 'تعذّر تحميل هذا الجزء',
    'modal.chunk-failed-hint': 'تحقق من اتصالك ثم أعد المحاولة.',
    'modal.try-again': 'إعادة المحاولة',

    'text.unknown-wallet': 'محفظة غير معروفة',
    'text.unknown-network': 'شبكة غير معروفة',
    'text.lookalike': 'يمزج هذا الاسم بين أحرف متشابهة الشكل',

    'copy.address': 'نسخ العنوان',
    'copy.address-copied': 'تم نسخ العنوان',
    'copy.link': 'نسخ الرابط',
    'copy.link-copied': 'تم نسخ الرابط',
    'copy.copied': 'تم النسخ',
    'copy.failed': 'تعذّر النسخ',

    'button.connect': 'ربط المحفظة',
    'button.connecting': 'جارٍ الربط...',
    'button.reconnecting': 'جارٍ إعادة الربط...',
    'button.account': 'الحساب {name}',
    'button.account-balance': 'الحساب {name}، {balance}',
    'button.network': 'الشبكة {name}',
    'button.unsupported': 'تبديل الشبكة',
    'button.sign-in': 'تسجيل الدخول',
    'button.unknown-network': 'شبكة غير معروفة',
    'button.select-network': 'اختر الشبكة',

    ...ARABIC_CONNECT_TEXTS,
    ...ARABIC_ACCOUNT_TEXTS,
    ...ARABIC_NETWORKS_TEXTS,
    ...ARABIC_EMBEDDED_TEXTS,
    ...ARABIC_SEND_TEXTS,
    ...ARABIC_SWAP_TEXTS,

    'sign-in.title': 'تسجيل الدخول',
    'sign-in.ask': 'سجّل الدخول إلى {app}',
    'sign-in.what': 'وقّع رسالة لإثبات أن هذا الحساب لك. لا تكلّف شيئًا ولا تنقل شيئًا.',
    'sign-in.account': 'الحساب',
    'sign-in.cancel': 'إلغاء',
    'sign-in.sign': 'توقيع',
    'sign-in.signing': 'جارٍ التوقيع...',
    'sign-in.continue': 'تابِع في {wallet}',
    'sign-in.close-refused': 'وقّع أو ألغِ قبل الإغلاق',

    'what-is-a-wallet.title': 'ما هي المحفظة؟',
    'what-is-a-wallet.assets-title': 'مكان لما تملكه',
    'what-is-a-wallet.assets-text': 'تتيح لك المحفظة حفظ العملات والرموز والمقتنيات وإرسالها واستلامها.',
    'what-is-a-wallet.login-title': 'مفتاح واحد بدل كلمات مرور كثيرة',
    'what-is-a-wallet.login-text': 'اربطها لتسجيل الدخول. لا حساب جديد ولا كلمة مرور تحفظها.',
    'what-is-a-wallet.control-title': 'القرار لك وحدك',
    'what-is-a-wallet.control-text': 'لا يخرج شيء من محفظتك ما لم توافق عليه فيها.',
    'what-is-a-wallet.get': 'احصل على محفظة',
    'what-is-a-wallet.done': 'فهمت',

    'toast.wallet-switched': 'تم تبديل المحفظة',
    'toast.account-switched': 'تم تبديل الحساب',
    'alert.close': 'إخفاء',
    'error.unknown': 'لم ينجح ذلك. أعد المحاولة من فضلك.',
  },
  errors: {
    'account/balance-unavailable': 'رصيد الرموز غير متاح',
    'activity/fetch-failed': 'تعذر جلب المعاملات',
    'network/not-found': 'الشبكة غير موجودة',
    'adapter/provider-not-found': 'لم يُعثر على المحفظة',
    'adapter/connector-not-found': 'لم تعد هذه المحفظة متاحة',
    'wallet/user-rejected': 'رفضت الطلب',
    'wallet/request-pending': 'هناك طلب قيد الانتظار. افتح محفظتك للمتابعة.',
    'sign-in/declined': 'رُفض التوقيع',
    'sign-in/smart-account': 'قد لا يدعم هذا التطبيق الحسابات الذكية',
    'sign-in/check-failed': 'حدثت مشكلة عند بدء تسجيل الدخول',
    ...ARABIC_EMBEDDED_ERRORS,
    ...ARABIC_SEND_ERRORS,
    ...ARABIC_SWAP_ERRORS,
    'wallet/chain-not-supported': 'الشبكة غير مدعومة',
  },
}
