/**
 * Regions where swaps and purchases can be hidden.
 *
 * In    zone  time zone name; the browser's when absent
 * Source  spec R-CFG-65
 */
import { getTimeZone } from '../../base/browser/browser.js'

/** Zone names of mainland China, Hong Kong and Macau, upper-case. */
export const RESTRICTED_TIMEZONES = [
  'ASIA/SHANGHAI',
  'ASIA/URUMQI',
  'ASIA/CHONGQING',
  'ASIA/CHUNGKING',
  'ASIA/HARBIN',
  'ASIA/KASHGAR',
  'PRC',
  'ASIA/HONG_KONG',
  'HONGKONG',
  'ASIA/MACAU',
  'ASIA/MACAO',
] as const

/** Whether the user's time zone is on the list. Nothing is blocked unless the app sets `restrictRegions`. */
export function isRestrictedRegion(zone: string | undefined = getTimeZone()): boolean {
  return RESTRICTED_TIMEZONES.some((name) => name === zone?.toUpperCase())
}
