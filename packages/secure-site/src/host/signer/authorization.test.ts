import { bytesToHex, stringToBytes } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { recoverAuthorizationAddress } from 'viem/utils'
import { encodeAuthorization, UPGRADE_CONTRACT } from './authorization.js'
import { computeDigest } from './digest.js'

const digest = (bytes: Uint8Array) => computeDigest({ kind: 'evm-authorization', bytes })

test('R-FRAME-145 signs the authorization of the pinned contract, for one network and nonce', async () => {
  const key = privateKeyToAccount(`0x${'17'.repeat(32)}`)
  const authorization = { chainId: 8453, nonce: 3 }
  const signature = await key.sign({ hash: digest(encodeAuthorization(authorization)) })
  const parts = { address: UPGRADE_CONTRACT, ...authorization } as const
  expect(await recoverAuthorizationAddress({ authorization: parts, signature })).toBe(key.address)
  expect(await recoverAuthorizationAddress({ authorization: { ...parts, chainId: 1 }, signature })).not.toBe(
    key.address,
  )
})

test.each([
  ['for all networks', '{"chainId":0,"nonce":1}'],
  ['that names a contract', `{"chainId":1,"nonce":1,"address":"0x${'11'.repeat(20)}"}`],
  ['in another form', '{"nonce":1,"chainId":1}'],
  ['with a fraction', '{"chainId":1,"nonce":0.5}'],
  ['that is none', '0x05'],
])('R-FRAME-145 never signs an authorization %s', (_, text) => {
  expect(() => digest(stringToBytes(text))).toThrow()
  expect(bytesToHex(encodeAuthorization({ chainId: 1, nonce: 1 }))).toBe(
    bytesToHex(stringToBytes('{"chainId":1,"nonce":1}')),
  )
})
