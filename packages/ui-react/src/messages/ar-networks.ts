import type { ENGLISH_NETWORKS_TEXTS } from './en-networks.js'
import type { Message } from './message.js'
import type { TitleTexts } from './title-texts.js'

/** Headings of these views, and why one cannot be closed. */
export const ARABIC_NETWORKS_TITLES = {
  'networks.title': 'اختر الشبكة',
  'switch-network.title': 'تبديل الشبكة',
  'switch-active-chain.title': 'تبديل الشبكة',
  'unsupported-chain.title': 'تبديل الشبكة',
  'unsupported-chain.close-blocked': 'بدّل إلى شبكة مدعومة أو اقطع الاتصال قبل الإغلاق',
} satisfies TitleTexts

/** Texts of the network list and of network switches, including those away from an unsupported network. */
export const ARABIC_NETWORKS_TEXTS: Readonly<Record<keyof typeof ENGLISH_NETWORKS_TEXTS, Message>> = {
  'networks.list': 'الشبكات',
  'networks.search': 'البحث عن شبكة',
  'networks.search-clear': 'مسح البحث',
  'networks.search-empty': 'لم يُعثر على شبكة',
  'networks.search-empty-hint': 'جرّب اسمًا آخر.',
  'networks.search-results': {
    zero: 'لم يُعثر على شبكات',
    one: 'عُثر على شبكة واحدة',
    two: 'عُثر على شبكتين',
    few: 'عُثر على {count} شبكات',
    many: 'عُثر على {count} شبكة',
    other: 'عُثر على {count} شبكة',
  },
  'networks.empty': 'لا توجد شبكة متاحة',
  'networks.active': 'الشبكة النشطة',
  'networks.not-supported': 'محفظتك لا تدعم هذه الشبكة',
  'networks.help': 'ما هي الشبكة؟',

  'switch-network.approve': 'التبديل إلى {name}',
  'switch-network.approve-hint': 'وافق عليه في {wallet}.',
  'switch-network.switching': 'جارٍ التبديل إلى شبكة {name}…',
  'switch-network.declined': 'رُفض التبديل',
  'switch-network.declined-hint': 'ما زلت على الشبكة التي كنت عليها.',
  'switch-network.failed': 'فشل التبديل',
  'switch-network.done': 'تم التبديل إلى {name}',
  'switch-network.try-again': 'إعادة المحاولة',

  'switch-active-chain.heading': 'اربط محفظة لشبكة {name}',
  'switch-active-chain.text': 'لا توجد محفظة مربوطة لـ {chain} بعد. تبقى المحفظة التي تستخدمها الآن مربوطة.',
  'switch-active-chain.choose': 'اختر محفظة',
  'switch-active-chain.switching': 'جارٍ التبديل…',

  'unsupported-chain.text': 'محفظتك على شبكة لا يستخدمها هذا التطبيق. اختر إحدى هذه الشبكات.',
  'unsupported-chain.text-swap': 'المبادلة لا تعمل على هذه الشبكة. اختر إحدى هذه الشبكات.',
  'unsupported-chain.disconnect': 'قطع الاتصال',
  'unsupported-chain.disconnecting': 'جارٍ قطع الاتصال…',
}
