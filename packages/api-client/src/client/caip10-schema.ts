/**
 * Schema of a text in CAIP-10 form, such as `eip155:1:0x…`, which the services use for both accounts and tokens.
 *
 * Out     the text unchanged
 * Throws  a schema error when it is not CAIP-10, or when its address is not one of EVM or Solana although its namespace
 *         says so. Addresses of other namespaces are not checked
 * Source  CAIP-10; security §8 (the address must match its chain)
 */
import * as v from 'valibot'

const CAIP_10 = /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/

const ADDRESS_FORMATS: ReadonlyMap<string, RegExp> = new Map([
  ['eip155', /^0x[0-9a-fA-F]{40}$/],
  ['solana', /^[1-9A-HJ-NP-Za-km-z]{32,44}$/],
])

/** Splits a CAIP-10 id into network id and address. Undefined when `caip10Schema` would reject it. */
export function parseCaip10(text: string): { readonly caipNetworkId: string; readonly address: string } | undefined {
  const [, namespace = '', reference = '', address = ''] = CAIP_10.exec(text) ?? []
  const format = ADDRESS_FORMATS.get(namespace)
  if (namespace === '' || format?.test(address) === false) return undefined
  return { caipNetworkId: `${namespace}:${reference}`, address }
}

export const caip10Schema: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.maxLength(170),
  v.regex(CAIP_10),
  v.check((text) => parseCaip10(text) !== undefined),
)
