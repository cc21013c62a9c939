/**
 * Detects the chain that the kit does not support from the format of an address or payment URI, so that the message about an
 * unusable recipient can name it.
 *
 * Source  base58check versions, BIP-173 prefixes and URI schemes of each; CASA namespaces; spec R-SEND-130
 */
import { base58Length } from '../../base/caip/base58-length.js'
import { normalizeBech32Case } from '../../base/caip/normalize-bech32-case.js'

const ADDRESS_BYTES = 25

const FORMS: readonly (readonly [name: string, form: RegExp])[] = [
  ['Litecoin', /^ltc1[02-9ac-hj-np-z]{11,87}$/],
  ['Lightning', /^ln(?:bc|tb|url|o1)[0-9a-z]{20,}$/],
  ['Zcash', /^(?:u1[0-9a-z]{100,600}|zs1[0-9a-z]{75}|t[13][1-9A-HJ-NP-Za-km-z]{33})$/],
  ['Monero', /^[48][1-9A-HJ-NP-Za-km-z]{94}(?:[1-9A-HJ-NP-Za-km-z]{11})?$/],
  ['Bitcoin Cash', /^[qp][02-9ac-hj-np-z]{41}$/],
  ['Tezos', /^(?:tz[1-4]|KT1)[1-9A-HJ-NP-Za-km-z]{33}$/],
  ['Hedera', /^0\.0\.\d{1,10}$/],
  ['XDC Network', /^xdc[0-9a-f]{40}$/i],
  ['Cardano', /^addr1[0-9a-z]{50,110}$/],
  ['TON', /^(?:EQ|UQ)[\w-]{46}$/],
  ['Stellar', /^G[A-Z2-7]{55}$/],
  ['XRP Ledger', /^r[1-9A-HJ-NP-Za-km-z]{24,34}$/],
]

/** Chain by first letter, for base58 texts that encode 25 bytes. */
const VERSIONS: Readonly<Record<string, string>> = { T: 'Tron', L: 'Litecoin', M: 'Litecoin', D: 'Dogecoin' }

const SCHEMES: Readonly<Record<string, string>> = {
  ...{ tron: 'Tron', litecoin: 'Litecoin', dogecoin: 'Dogecoin', bitcoincash: 'Bitcoin Cash', lightning: 'Lightning' },
  ...{ ton: 'TON', 'web+cardano': 'Cardano', cardano: 'Cardano', 'web+stellar': 'Stellar', stellar: 'Stellar' },
  ...{ xrpl: 'XRP Ledger', ripple: 'XRP Ledger', monero: 'Monero', zcash: 'Zcash', near: 'NEAR', starknet: 'Starknet' },
  ...{ sui: 'Sui', aptos: 'Aptos', tezos: 'Tezos', hedera: 'Hedera', algorand: 'Algorand' },
}

/** Name of the unsupported chain; undefined for an unknown format and for the formats of supported chains. */
export function detectUnsupportedChain(text: string): string | undefined {
  const scheme = /^([a-z+]+):./i.exec(text)?.[1]?.toLowerCase()
  if (scheme !== undefined) return Object.hasOwn(SCHEMES, scheme) ? SCHEMES[scheme] : undefined
  const version = base58Length(text) === ADDRESS_BYTES ? VERSIONS[text.slice(0, 1)] : undefined
  return version ?? FORMS.find(([, form]) => form.test(text) || form.test(normalizeBech32Case(text)))?.[0]
}
