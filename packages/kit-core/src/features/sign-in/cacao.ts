/**
 * Parses a wallet's response to a one-click sign-in.
 *
 * In      cacao, message  untrusted
 *         requested       the message that was sent
 * Out     the session it proves; undefined when it is malformed or answers another message
 * Source  spec R-STATE-56, R-SIWX-32; CAIP-74
 */
import * as z from 'zod/mini'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { SiwxMessageData } from '../../core/sign-in/message.js'
import type { Cacao, SiwxSession } from '../../core/sign-in/session.js'
import { checkSignInMessage } from './check-message.js'
import { parseSignInMessage } from './parse-message.js'

const text = z.string().check(z.maxLength(16_384))
const cacaoSchema: z.ZodMiniType<Cacao> = z.object({
  h: z.object({ t: z.literal('caip122') }),
  p: z.object({
    domain: text,
    aud: text,
    nonce: text,
    iss: text,
    version: z.optional(text),
    iat: z.optional(text),
    nbf: z.optional(text),
    exp: z.optional(text),
    statement: z.optional(text),
    requestId: z.optional(text),
    resources: z.optional(z.array(text).check(z.maxLength(50))),
    type: z.optional(text),
  }),
  s: z.object({ t: z.literal(['eip191', 'eip1271']), s: text, m: z.optional(text) }),
})

/** The parts of the sent message that a response must repeat. */
export type RequestedMessage = Pick<SiwxMessageData, 'domain' | 'uri' | 'nonce'>

/** Returns the session that a response proves, or undefined. */
export function parseCacaoSession(
  cacao: unknown,
  message: unknown,
  requested: RequestedMessage,
): SiwxSession | undefined {
  const parsed = cacaoSchema.safeParse(cacao)
  if (!parsed.success || typeof message !== 'string') return undefined
  const { p, s } = parsed.data
  try {
    const data = parseSignInMessage(message)
    checkSignInMessage(data, { domain: requested.domain, nonce: requested.nonce })
    const [, chainId = '', address = ''] = /^did:pkh:([^:]+:[^:]+):([^:]+)$/.exec(p.iss) ?? []
    const isOwn = data.chainId === chainId && isSameAddress(data.accountAddress, address) && data.uri === requested.uri
    return isOwn ? { data, message, signature: s.s, cacao: parsed.data } : undefined
  } catch {
    return undefined
  }
}
