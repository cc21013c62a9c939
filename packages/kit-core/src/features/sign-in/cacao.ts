/**
 * Parses what a wallet signed in a one-click sign-in, which is part of a WalletConnect pairing.
 *
 * In      cacao, message  untrusted
 * Out     the sign-in session; undefined when the response is malformed or signs another message than `requested`. The signature
 *         itself is not verified
 * Source  spec R-STATE-56, R-SIWX-32; CAIP-74
 */
import * as v from 'valibot'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { SiwxMessageData } from '../../core/sign-in/message.js'
import type { Cacao, SiwxSession } from '../../core/sign-in/session.js'
import { checkSignInMessage } from './check-message.js'
import { parseSignInMessage } from './parse-message.js'

const text = v.pipe(v.string(), v.maxLength(16_384))
const cacaoSchema: v.GenericSchema<unknown, Cacao> = v.object({
  h: v.object({ t: v.literal('caip122') }),
  p: v.object({
    domain: text,
    aud: text,
    nonce: text,
    iss: text,
    version: v.optional(text),
    iat: v.optional(text),
    nbf: v.optional(text),
    exp: v.optional(text),
    statement: v.optional(text),
    requestId: v.optional(text),
    resources: v.optional(v.pipe(v.array(text), v.maxLength(50))),
    type: v.optional(text),
  }),
  s: v.object({ t: v.picklist(['eip191', 'eip1271']), s: text, m: v.optional(text) }),
})

/** The parts of the sent message that a response must repeat. */
export type RequestedMessage = Pick<SiwxMessageData, 'domain' | 'uri' | 'nonce'>

export function parseCacaoSession(
  cacao: unknown,
  message: unknown,
  requested: RequestedMessage,
): SiwxSession | undefined {
  const parsed = v.safeParse(cacaoSchema, cacao)
  if (!parsed.success || typeof message !== 'string') return undefined
  const { p, s } = parsed.output
  try {
    const data = parseSignInMessage(message)
    checkSignInMessage(data, { domain: requested.domain, nonce: requested.nonce })
    const [, chainId = '', address = ''] = /^did:pkh:([^:]+:[^:]+):([^:]+)$/.exec(p.iss) ?? []
    const isOwn = data.chainId === chainId && isSameAddress(data.accountAddress, address) && data.uri === requested.uri
    return isOwn ? { data, message, signature: s.s, cacao: parsed.output } : undefined
  } catch {
    return undefined
  }
}
