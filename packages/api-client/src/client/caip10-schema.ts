/**
 * An account or a token as CAIP-10, such as `eip155:1:0x…`.
 *
 * In      a value of an answer
 * Out     the text as it came
 * Throws  a schema error when it is none, or its address is not of its chain's form
 * Source  CAIP-10; security §8 (the address must match its chain)
 */
import * as z from 'zod/mini'

const CAIP_10 = /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/

const FORMS: ReadonlyMap<string, RegExp> = new Map([
  ['eip155', /^0x[0-9a-fA-F]{40}$/],
  ['solana', /^[1-9A-HJ-NP-Za-km-z]{32,44}$/],
])

/** The parts of a CAIP-10 text, or nothing. */
export function partsOfCaip10(text: string): { readonly caipNetworkId: string; readonly address: string } | undefined {
  const [, namespace = '', reference = '', address = ''] = CAIP_10.exec(text) ?? []
  const form = FORMS.get(namespace)
  if (namespace === '' || form?.test(address) === false) return undefined
  return { caipNetworkId: `${namespace}:${reference}`, address }
}

/** The schema of a CAIP-10 text. */
export const caip10Schema: z.ZodMiniType<string> = z.string().check(
  z.maxLength(170),
  z.regex(CAIP_10),
  z.refine((text) => partsOfCaip10(text) !== undefined),
)
