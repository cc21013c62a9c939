import * as v from 'valibot'
import { forbiddenMessageSchema, helloMessageSchema, readyMessageSchema } from './handshake-messages.js'
import { parseInitMessage } from './init-message.js'

const NONCE = 'a'.repeat(32)
const ready = { type: '@bowline-frame/READY', fid: NONCE, nonce: NONCE, versions: [4] }
const client = { projectId: 'project', chainId: 'eip155:1', sdkVersion: 'js-1', sdkType: 'kit' }
const init = { type: '@bowline-app/INIT', fid: NONCE, nonce: NONCE, hostNonce: NONCE, version: 4, client }
const hello = { seq: 0, type: '@bowline-frame/HELLO', hostNonce: NONCE, session: '', caps: ['eip155:1'], login: 'page' }
const without = (message: object, field: string) =>
  Object.fromEntries(Object.entries(message).filter(([name]) => name !== field))

test.each([
  ['that states its versions', ready],
  ['of a newer frame that knows this version too', { ...ready, versions: [4, 5] }],
  ['without versions', without(ready, 'versions')],
])('R-FRAME-10 accepts a READY %s', (_, message) => {
  expect(v.is(readyMessageSchema, message)).toBe(true)
})

test.each([
  ['of another version', { ...ready, versions: [3, 5] }],
  ['with versions as a text', { ...ready, versions: '4' }],
  ['without an id', without(ready, 'fid')],
  ['with a short id', { ...ready, fid: 'a' }],
  ['with an id in upper case', { ...ready, fid: 'A'.repeat(32) }],
  ['with an id and a line end', { ...ready, fid: `${NONCE}\n` }],
  ['without a nonce', without(ready, 'nonce')],
  ['with a field too many', { ...ready, token: 'x' }],
  ['of another type', { ...ready, type: '@bowline-app/READY' }],
  ['that is a list', [ready]],
  ['that is a text', JSON.stringify(ready)],
  ['that is null', null],
])('R-FRAME-21 ignores a READY %s', (_, message) => {
  expect(v.is(readyMessageSchema, message)).toBe(false)
})

test('R-FRAME-10 R-FRAME-18 accepts an INIT, with and without metadata', () => {
  const metadata = { name: 'App', description: '', url: 'https://app.example', icons: [] }
  expect(parseInitMessage(init)).toEqual(init)
  expect(parseInitMessage({ ...init, client: { ...client, metadata } })).toBeDefined()
})

test.each<readonly [string, unknown]>([
  ...['fid', 'nonce', 'hostNonce', 'version', 'client'].map(
    (field) => [`without ${field}`, without(init, field)] as const,
  ),
  ...['projectId', 'chainId', 'sdkVersion', 'sdkType'].map(
    (field) => [`whose client has no ${field}`, { ...init, client: without(client, field) }] as const,
  ),
  ['of another version', { ...init, version: 3 }],
  ['whose version is a text', { ...init, version: '4' }],
  ['whose network is no CAIP-2 id', { ...init, client: { ...client, chainId: 1 } }],
  ['whose project has 129 characters', { ...init, client: { ...client, projectId: 'p'.repeat(129) } }],
  ['whose metadata lacks fields', { ...init, client: { ...client, metadata: { name: 'App' } } }],
  ['whose client has a field too many', { ...init, client: { ...client, origin: 'https://okay.example' } }],
  ['with a field too many', { ...init, origin: 'https://okay.example' }],
])('R-FRAME-21 ignores an INIT %s', (_, message) => {
  expect(parseInitMessage(message)).toBeUndefined()
})

test.each<readonly [string, unknown]>([
  ...['hostNonce', 'session', 'caps', 'login'].map((field) => [`without ${field}`, without(hello, field)] as const),
  ['with a later sequence number', { ...hello, seq: 1 }],
  ['with another place of login', { ...hello, login: 'mail' }],
  ['with capabilities that are no texts', { ...hello, caps: [1] }],
  ['with a session of 129 characters', { ...hello, session: 's'.repeat(129) }],
  ['with a field too many', { ...hello, key: 'x' }],
])('R-FRAME-21 ignores a HELLO %s', (_, message) => {
  expect(v.is(helloMessageSchema, hello)).toBe(true)
  expect(v.is(helloMessageSchema, message)).toBe(false)
})

test.each([{ message: 'No' }, { origin: 'https://okay.example' }, { type: '@bowline-app/FORBIDDEN' }])(
  'R-FRAME-73 ignores a FORBIDDEN with %j',
  (change) => {
    const forbidden = { type: '@bowline-frame/FORBIDDEN' }
    expect(v.is(forbiddenMessageSchema, forbidden)).toBe(true)
    expect(v.is(forbiddenMessageSchema, { ...forbidden, ...change })).toBe(false)
  },
)
