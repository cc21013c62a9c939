/**
 * Response bodies of a hostile explorer and RPC node, for the scenario `hostile`: valid entries among invalid ones, and
 * prototype keys. They are text because `__proto__` in an object literal is not a key. The data and pay services have their
 * own files.
 *
 * Source  security §11 (faults), §12 (strings)
 */
import { createHostileWallets } from './directory/hostile-wallets.js'
import type { JsonEndpoint } from './scenarios.js'
import type { MockContent } from './valid-responses.js'
import { HOSTILE_STRINGS } from './values/hostile-strings.js'

const STRINGS = JSON.stringify(HOSTILE_STRINGS).slice(1, -1)
const POLLUTION = '"__proto__":{"polluted":true,"isEnabled":true},"constructor":{"prototype":{"polluted":true}}'
const JUNK = `null,0,-1,1e400,true,[],{},[[]],{${POLLUTION}}`

/** Number of valid wallets in a hostile list. */
const HONEST_WALLETS = 10

/** Returns the body for an explorer endpoint or `supported-chains`. */
export function createHostileResponse({
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
    // Every page repeats the first one, and the pages never end.
    case 'wallets': {
      const honest = wallets('healthy').slice(0, HONEST_WALLETS)
      const entries = [JUNK, STRINGS, ...createHostileWallets(), ...honest.map((wallet) => JSON.stringify(wallet))]
      return `{${POLLUTION},"count":1e9,"data":[${entries.join(',')}]}`
    }
    case 'supported-chains': {
      const ids = JSON.stringify([...caipNetworkIds, ...HOSTILE_STRINGS, 'eip155:', ':1', 'eip155:1:0x0'])
      return `{${POLLUTION},"http":[${JUNK},${ids.slice(1, -1)}],"ws":[${JUNK}]}`
    }
  }
}

/** Returns a JSON-RPC error with an attacker's texts and an id that no request has. */
export function createHostileRpcResponse(): string {
  const message = JSON.stringify(HOSTILE_STRINGS.join(' '))
  return `{"jsonrpc":"2.0","id":"foreign",${POLLUTION},"error":{"code":-32603,"message":${message},"data":{${POLLUTION}}}}`
}
