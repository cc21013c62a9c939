/**
 * Response bodies of a hostile pay service, for the scenario `hostile`: exchanges with bad ids and names besides a valid one,
 * a URL that is not a payment page, and an unknown status.
 *
 * Source  security §11 (faults), §12 (strings)
 */
import { HOSTILE_STRINGS } from '../values/hostile-strings.js'
import type { PayEndpoint } from './pay-endpoints.js'

const POLLUTION = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}'
const JUNK = `null,0,-1,1e400,true,[],{},[[]],{${POLLUTION}}`

/** The first exchange of the hostile list, with a valid id and name. */
export const HONEST_EXCHANGE = { id: 'honest', name: 'Honest', imageUrl: '' } as const

/** Returns the body for an endpoint: a JSON-RPC result. */
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
