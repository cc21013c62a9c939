/**
 * Bodies a hostile pay service could send: exchanges with bad ids and names among one that means no harm, addresses that are
 * no page to pay at, and a status nobody agreed on.
 *
 * In      endpoint
 * Out     the body, status 200
 * Throws  nothing
 * Source  security §11 (faults), §12 (strings)
 */
import { HOSTILE_STRINGS } from '../hostile-strings.js'
import type { PayEndpoint } from './pay-endpoints.js'

const POLLUTION = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}'
const JUNK = `null,0,-1,1e400,true,[],{},[[]],{${POLLUTION}}`

/** The one exchange of the hostile list that means no harm. */
export const HONEST_EXCHANGE = { id: 'honest', name: 'Honest', imageUrl: '' } as const

/** The body of an answer that means harm. */
export function hostilePayAnswer(endpoint: PayEndpoint): string {
  return `{"jsonrpc":"2.0","id":1,${POLLUTION},"result":${resultOf(endpoint)}}`
}

function resultOf(endpoint: PayEndpoint): string {
  switch (endpoint) {
    case 'exchanges': {
      const texts = HOSTILE_STRINGS.map((text) => JSON.stringify(text))
      const badIds = texts.map((text) => `{"id":${text},"name":"Bad","imageUrl":""}`)
      const badNames = texts.map((text, index) => `{"id":"bad-${index}","name":${text},"imageUrl":${text}}`)
      return `{${POLLUTION},"exchanges":[${[JSON.stringify(HONEST_EXCHANGE), JUNK, ...texts, ...badIds, ...badNames].join(',')}]}`
    }
    case 'exchange-pay-url':
      return `{${POLLUTION},"url":"javascript://%0aalert(document.domain)","sessionId":"session"}`
    case 'exchange-buy-status':
      return `{${POLLUTION},"status":"__proto__","txHash":"<img src=x onerror=alert(1)>"}`
  }
}
