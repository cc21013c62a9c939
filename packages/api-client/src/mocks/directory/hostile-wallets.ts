/**
 * Entries of a hostile wallet list: every hostile text in every field, wrong types, and values that are not records. They
 * are text because `__proto__` in an object literal is not a key.
 *
 * Out     JSON values to join with commas. `hostile-0`, `hostile-1` … contain one text each and have valid ids
 * Source  security §11 (one bad record never empties a list), §12; spec R-STATE-43
 */
import { HOSTILE_STRINGS } from '../values/hostile-strings.js'

const TEXT_FIELDS = [
  ...['image_id', 'rdns', 'mobile_link', 'desktop_link', 'webapp_link', 'homepage', 'image_url', 'link_mode'],
  ...['app_store', 'play_store', 'chrome_store', 'badge_type'],
]
const WRONG_VALUES = ['null', '0', '-1', '1e400', 'true', '[]', '{}', '[[]]', '""', '{"sm":"https://okay.example"}']

export function createHostileWallets(): readonly string[] {
  return [
    ...HOSTILE_STRINGS.map((text, number) => {
      const fields = Object.fromEntries(TEXT_FIELDS.map((field) => [field, text]))
      const chains = [text, 'eip155:1']
      const injected = [{ namespace: text, injected_id: text }]
      return JSON.stringify({ id: `hostile-${number}`, name: text, ...fields, order: text, chains, injected })
    }),
    ...HOSTILE_STRINGS.map((id, number) => JSON.stringify({ id, name: `Hostile id ${number}`, image_id: id })),
    ...WRONG_VALUES.map((value, number) => {
      const fields = ['order', 'chains', 'injected', ...TEXT_FIELDS].map((field) => `"${field}":${value}`)
      return `{"id":"wrong-${number}","name":"Wrong ${number}",${fields.join(',')}}`
    }),
    ...WRONG_VALUES.flatMap((value) => [`{"id":${value},"name":"No id"}`, `{"id":"no-name","name":${value}}`, value]),
    '{"__proto__":{"id":"polluted","name":"Polluted"},"constructor":{"prototype":{"polluted":true}}}',
  ]
}
