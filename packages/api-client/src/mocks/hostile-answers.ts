/**
 * Bodies a hostile or broken service could send: status 200, JSON, good entries among bad ones, and keys that name
 * prototypes. They are text and not objects, for `__proto__` in an object literal is no key.
 *
 * In      endpoint, the CAIP-2 ids the data service shall support; for the RPC the true answer
 * Out     the body
 * Throws  nothing
 * Source  security §11 (faults), §12 (strings)
 */
import { HOSTILE_STRINGS } from './hostile-strings.js'
import type { MockEndpoint } from './scenarios.js'

const STRINGS = JSON.stringify(HOSTILE_STRINGS).slice(1, -1)
const POLLUTION = '"__proto__":{"polluted":true,"isEnabled":true},"constructor":{"prototype":{"polluted":true}}'
const JUNK = `null,0,-1,1e400,true,[],{},[[]],{${POLLUTION}}`

/** The body of an answer that means harm. */
export function hostileAnswer({
  endpoint,
  caipNetworkIds,
}: {
  readonly endpoint: Exclude<MockEndpoint, 'rpc'>
  readonly caipNetworkIds: readonly string[]
}): string {
  switch (endpoint) {
    case 'remote-config':
      return `{${POLLUTION},"features":[${[
        JUNK,
        STRINGS,
        `{"id":"social_login","isEnabled":true,"config":["google",${JUNK},${STRINGS}],${POLLUTION}}`,
        '{"id":"swap","isEnabled":"yes","config":["1inch"]}',
        '{"id":"onramp","isEnabled":true}',
        '{"id":["branding"],"isEnabled":true,"config":[]}',
        '{"id":"activity","isEnabled":true,"config":[]}',
        '{"id":"__proto__","isEnabled":true,"config":["polluted"]}',
      ].join(',')}]}`
    case 'allowed-origins':
      return `{${POLLUTION},"allowedOrigins":["https://dapp.example",${JUNK},${STRINGS},"https://*","(a+)+$"]}`
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
