import type { ENGLISH_CONNECTING_TEXTS } from './en-connecting.js'
import type { Message } from './message.js'

/** The texts of the way to a wallet: the request in it, or the pairing with it. */
export const ARABIC_CONNECTING_TEXTS: Readonly<Record<keyof typeof ENGLISH_CONNECTING_TEXTS, Message>> = {
  'connecting.continue': 'تابع في {wallet}',
  'connecting.continue-hint': 'اقبل الطلب في المحفظة.',
  'connecting.declined': 'رُفض الربط',
  'connecting.declined-hint': 'لم تتم مشاركة أي شيء مع هذا التطبيق.',
  'connecting.failed': 'فشل الربط',
  'connecting.connected': 'تم الربط',
  'connecting.try-again': 'إعادة المحاولة',
  'connecting.get-wallet': 'ليس لديك {wallet}؟',
  'connecting.get': 'احصل عليها',

  'pairing.ways': 'طرق الربط',
  'pairing.tab-browser': 'المتصفح',
  'pairing.tab-mobile': 'الهاتف',
  'pairing.tab-qrcode': 'رمز QR',
  'pairing.tab-web': 'الويب',
  'pairing.tab-desktop': 'الحاسوب',
  'pairing.tab-unsupported': 'غير موجودة',
  'pairing.qr-label': 'رمز QR للربط. يعطي «نسخ الرابط» المحتوى نفسه نصًا.',
  'pairing.qr-loading': 'جارٍ إنشاء رمز QR',
  'pairing.qr-renewing': 'جارٍ الحصول على رمز QR جديد',
  'pairing.scan': 'امسحه بمحفظتك',
  'pairing.scan-with': 'امسحه باستخدام {wallet}',
  'pairing.link-loading': 'جارٍ تحضير الربط',
  'pairing.open': 'فتح',
  'pairing.open-again': 'فتح مرة أخرى',
  'pairing.mobile-hint': 'افتح المحفظة واقبل الطلب فيها.',
  'pairing.web-hint': 'تُفتح المحفظة في علامة تبويب جديدة.',
  'pairing.desktop-hint': 'تُفتح المحفظة كتطبيق على هذا الحاسوب.',
  'pairing.open-failed': 'تعذّر فتح {wallet}',
  'pairing.open-failed-hint': 'تأكد من أنها مثبّتة، أو اختر طريقة أخرى للربط.',
  'pairing.failed-hint': 'تحقق من اتصالك ثم أعد المحاولة.',
  'pairing.browser-hint': 'هذه المحفظة موجودة في متصفحك.',
  'pairing.browser-continue': 'متابعة',
  'pairing.not-detected': 'لم يُعثر على {wallet}',
  'pairing.not-detected-hint': 'ثبّتها ثم أعد تحميل هذه الصفحة، أو اختر محفظة أخرى.',

  'connecting-multi-chain.choose': 'اختر أين تربط {wallet}',
  'connecting-multi-chain.list': 'سلاسل الكتل',
}
