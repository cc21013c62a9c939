/**
 * Response bodies of a hostile pay service: exchanges with bad ids and names besides a valid one, URLs that are not payment
 * pages, and an unknown status.
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

/** The only valid exchange in the hostile list. */
export const HONEST_EXCHANGE = { id: 'honest', name: 'Honest', imageUrl: '' } as const

/** Returns the body of a hostile response. */
export function createHostilePayResponse(endpoint: PayEndpoint): string {
  return `{"jsonrpc":"2.0","id":1,${POLLUTION},"result":${createResult(endpoint)}}`
}

function createResult(endpoint: PayEndpoint): string {
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
