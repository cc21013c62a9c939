import { parseRecipientName } from './recipient-name.js'

test.each([
  ['ada.eth', 'ada.eth'],
  ['ADA.Eth', 'ada.eth'],
  ['ａｄａ.eth', 'ada.eth'],
  ['a_b-1.bowline.id', 'a_b-1.bowline.id'],
  ['jose\u0301.eth', 'josé.eth'],
  ['مثال.شبكة', 'مثال.شبكة'],
  ['例え.テスト', '例え.テスト'],
])('security §8 normalizes %j to the name %s', (text, name) => {
  expect(parseRecipientName(text)).toBe(name)
})

test.each([
  ...['', '.', 'ada', '.eth', 'ada.', 'a..b', 'a b.eth', 'a/b.eth', '../../x', 'a?b=1#c', 'a%2e.eth', '__proto__'],
  ...['аda.eth', 'αda.eth', 'ada.еth', 'a\u200bda.eth', 'a\u202eda.eth', '\u0301a.eth', 'a\ud800.eth', 'a\u3164.eth'],
  `${'a'.repeat(300)}.eth`,
])('security §12 rejects %j as a name', (text) => {
  expect(parseRecipientName(text)).toBeUndefined()
})

test.each(['ᴠitalik.eth', 'ɡoogle.eth', 'օ.eth', 'ꓮ.eth', 'Ꭺda.eth', 'ⲟ.eth', '1١.eth', 'ab1२.eth', 'a٠.eth'])(
  'R-SEND-132 rejects %j, which looks like another name',
  (text) => {
    expect(parseRecipientName(text)).toBeUndefined()
  },
)

test.each(['١٢٣.eth', '123.eth', '日本1.eth', 'kapalıçarşı.eth', 'ɓala.eth'])(
  'R-SEND-132 accepts %j as a name',
  (text) => {
    expect(parseRecipientName(text)).toBe(text)
  },
)
