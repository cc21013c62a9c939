/** First words of made-up wallet names. */
export const LATIN_FIRST: readonly string[] = [
  ...['Amber', 'Anchor', 'Aspen', 'Basalt', 'Birch', 'Bramble', 'Cedar', 'Cinder', 'Clover', 'Cobalt', 'Copper'],
  ...['Coral', 'Dune', 'Ember', 'Fennel', 'Fern', 'Flint', 'Garnet', 'Gravel', 'Harbor', 'Hazel', 'Indigo'],
  ...['Ivory', 'Juniper', 'Kelp', 'Lantern', 'Larch', 'Linden', 'Marble', 'Meadow', 'Nimbus', 'North', 'Oaken'],
  ...['Onyx', 'Opal', 'Paper', 'Pebble', 'Quartz', 'Quiet', 'Raven', 'Saffron', 'Sage', 'Silver', 'Slate'],
  ...['Tidal', 'Timber', 'Umber', 'Velvet', 'Willow', 'Zephyr'],
]

/** Second words of made-up wallet names. */
export const LATIN_SECOND: readonly string[] = [
  ...['Badger', 'Barn', 'Beacon', 'Bridge', 'Burrow', 'Cabin', 'Chest', 'Cove', 'Crane', 'Drawer', 'Falcon'],
  ...['Field', 'Gate', 'Grove', 'Heron', 'Hollow', 'Keys', 'Ledger Book', 'Lighthouse', 'Lock', 'Loom', 'Lynx'],
  ...['Mill', 'Otter', 'Pass', 'Pier', 'Pocket', 'Pouch', 'Purse', 'Quay', 'Ridge', 'Satchel', 'Shelf', 'Sparrow'],
  ...['Station', 'Strongbox', 'Thimble', 'Till', 'Tower', 'Trunk', 'Vault', 'Wharf'],
]

/** Last words of made-up wallet names. Most names have none. */
export const LATIN_LAST: readonly string[] = ['', '', '', ' Wallet', ' Wallet', ' Pay', ' One', ' Mobile', ' Go']

/** How a script's words form a name. `and` joins two words. */
export type NameScript = {
  readonly write: (words: string) => string
  readonly and: string
  readonly words: readonly string[]
}

/** Words for names in scripts other than Latin, per script. */
export const OTHER_SCRIPTS: readonly NameScript[] = [
  {
    write: (words) => `محفظة ${words}`,
    and: ' و',
    words: ['النخيل', 'القمر', 'الواحة', 'البحر', 'الصقر', 'الياسمين', 'الميناء', 'الجسر', 'الفجر', 'الرمال'],
  },
  {
    write: (words) => `ארנק ${words}`,
    and: ' ו',
    words: ['הזית', 'הגל', 'התאנה', 'הנמל', 'הכוכב', 'היער', 'המגדלור', 'הענן', 'הרימון', 'הגשר'],
  },
  {
    write: (words) => `${words}钱包`,
    and: '',
    words: ['青山', '白鹤', '竹林', '明月', '长河', '红叶', '北斗', '清泉', '石桥', '云海'],
  },
  {
    write: (words) => `${words}ウォレット`,
    and: 'と',
    words: ['さくら', 'ひかり', 'みなと', 'かもめ', 'あさひ', 'こだま', 'つばめ', 'しずく'],
  },
  {
    write: (words) => `${words} 지갑`,
    and: ' ',
    words: ['푸른', '별빛', '바다', '소나무', '은하', '나루', '새벽', '달빛'],
  },
  {
    write: (words) => `Кошелёк ${words}`,
    and: ' и ',
    words: ['Берёза', 'Маяк', 'Журавль', 'Рябина', 'Якорь', 'Север', 'Гавань', 'Янтарь', 'Тополь', 'Заря'],
  },
  {
    write: (words) => `${words} बटुआ`,
    and: ' और ',
    words: ['कमल', 'सागर', 'हिमालय', 'मोर', 'चंद्र', 'बरगद', 'नदी', 'दीपक', 'सूर्य', 'केसर'],
  },
]

/** Emoji at the start of a name. Some consist of several code points. */
export const EMOJI: readonly string[] = ['🦊', '🌊', '🔥', '🪙', '👩🏽‍🚀', '🏳️‍🌈', '🐻‍❄️', '🗝️', '🌵', '🇨🇭']
