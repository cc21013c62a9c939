/**
 * The chain families that this page knows: those of `NAMESPACES`, and those that adapters describe.
 *
 * The table holds only what a page needs before any intent, and one flag. The other facts of these families are in files that load
 * with the feature that needs them, and `getFamilyPart` finds them. Facts of a family are the same in every kit of a page.
 *
 * Source  spec R-STATE-22, R-CONST-38, R-ACCT-01, R-ACCT-02, R-CONST-27 (swaps), R-PAY-07 (pay),
 *         R-SESS-02, R-ADPT-139
 */
import type { NativeCurrency } from '../networks/network.js'
import type { ChainFamily, SupportedFeature } from './chain-family.js'
import type { Namespace } from './namespace.js'

const ETHER: NativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }

const families: Partial<Record<Namespace, ChainFamily>> = {
  eip155: {
    nativeCurrency: ETHER,
    isEip1193: true,
    supports: ['balances', 'names', 'onramp', 'activity', 'swaps', 'send', 'pay', 'smartSessions', 'embeddedWallet'],
  },
  solana: {
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    supports: ['balances', 'onramp', 'send', 'pay', 'embeddedWallet'],
  },
  polkadot: { nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 } },
  bip122: { nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 } },
  cosmos: { nativeCurrency: { name: 'Cosmos', symbol: 'ATOM', decimals: 6 } },
}

/** Adds the family of an adapter's descriptor, or replaces its description. `createKit` calls it for each adapter. */
export function registerFamily({
  namespace,
  family,
}: {
  namespace: Namespace
  family?: ChainFamily | undefined
}): void {
  if (family) families[namespace] = family
}

/** All namespaces, in display order. */
export function getNamespaces(): readonly Namespace[] {
  return Object.keys(families).filter(isNamespace)
}

/** Whether a text is the namespace of a chain family. */
export function isNamespace(text: unknown): text is Namespace {
  return Object.hasOwn(families, String(text))
}

/** The description of a family. The kit's own descriptions lack the parts that load later; see `getFamilyPart`. */
export function getFamily(namespace: Namespace): ChainFamily {
  return families[namespace] ?? { nativeCurrency: ETHER }
}

/** A part of a family's description: its own, or the one that the kit loads for the families it knows. */
export function getFamilyPart<Part extends keyof ChainFamily>(
  namespace: Namespace,
  part: Part,
  known: Readonly<Partial<Record<Namespace, ChainFamily[Part]>>>,
): ChainFamily[Part] | undefined {
  return getFamily(namespace)[part] ?? known[namespace]
}

/** Whether a chain family supports a feature. */
export function isSupportedOn(feature: SupportedFeature, namespace: Namespace): boolean {
  return getFamily(namespace).supports?.includes(feature) ?? false
}
