/**
 * Bodies a hostile or broken service could send: status 200, JSON, good entries among bad ones, and keys that name
 * prototypes. They are text and not objects, for `__proto__` in an object literal is no key.
 *
 * In      endpoint, the CAIP-2 ids the data service shall support, the wallets a healthy directory would begin with
 * Out     the body
 * Throws  nothing
 * Source  security §11 (faults), §12 (strings)
 */
import { hostileWallets } from './directory/hostile-wallets.js'
import { HOSTILE_STRINGS } from './hostile-strings.js'
import type { JsonEndpoint } from './scenarios.js'
import type { MockContent } from './valid-responses.js'

const STRINGS = JSON.stringify(HOSTILE_STRINGS).slice(1, -1)
const POLLUTION = '"__proto__":{"polluted":true,"isEnabled":true},"constructor":{"prototype":{"polluted":true}}'
const JUNK = `null,0,-1,1e400,true,[],{},[[]],{${POLLUTION}}`

/** How many wallets of a hostile list mean no harm. */
const HONEST_WALLETS = 10

/** The body of an answer that means harm. */
export function hostileAnswer({
  endpoint,
  content: { caipNetworkIds, wallets, logins },
}: {
  readonly endpoint: JsonEndpoint
  readonly content: MockContent
}): string {
  switch (endpoint) {
    case 'remote-config':
      return `{${POLLUTION},"features":[${[
        JUNK,
        STRINGS,
        `{"id":"social_login","isEnabled":true,"config":[${logins().includes('socials') ? '"google",' : ''}${JUNK},${STRINGS}],${POLLUTION}}`,
        '{"id":"swap","isEnabled":"yes","config":["1inch"]}',
        '{"id":"onramp","isEnabled":true}',
        '{"id":["branding"],"isEnabled":true,"config":[]}',
        '{"id":"activity","isEnabled":true,"config":[]}',
        '{"id":"__proto__","isEnabled":true,"config":["polluted"]}',
      ].join(',')}]}`
    case 'allowed-origins':
      return `{${POLLUTION},"allowedOrigins":["https://dapp.example",${JUNK},${STRINGS},"https://*","(a+)+$"]}`
    case 'analytics-config':
      return `{${POLLUTION},"isAnalyticsEnabled":"yes"}`
    // Every page is the first again, and there is no end of them.
    case 'wallets': {
      const honest = wallets('healthy').slice(0, HONEST_WALLETS)
      const entries = [JUNK, STRINGS, ...hostileWallets(), ...honest.map((wallet) => JSON.stringify(wallet))]
      return `{${POLLUTION},"count":1e9,"data":[${entries.join(',')}]}`
    }
    case 'supported-chains': {
      const ids = JSON.stringify([...caipNetworkIds, ...HOSTILE_STRINGS, 'eip155:', ':1', 'eip155:1:0x0'])
      return `{${POLLUTION},"http":[${JUNK},${ids.slice(1, -1)}],"ws":[${JUNK}]}`
    }
  }
}

/** A JSON-RPC answer that belongs to another question, with the words of an attacker. */
export function hostileRpcAnswer(): string {
  const message = JSON.stringify(HOSTILE_STRINGS.join(' '))
  return `{"jsonrpc":"2.0","id":"foreign",${POLLUTION},"error":{"code":-32603,"message":${message},"data":{${POLLUTION}}}}`
}
