import { getFamily, getFamilyPart } from './families.js'
import type { Namespace } from './namespace.js'

/** Display name of a chain family. Source: spec R-STATE-28. */
export function getFamilyName(namespace: Namespace): string {
  return getFamilyPart(namespace, 'label', { eip155: 'EVM networks' }) ?? getFamily(namespace).nativeCurrency.name
}
