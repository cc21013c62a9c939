// @ts-check
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64 } from '@scure/base'
import { p2pkh, p2tr, p2wpkh } from '@scure/btc-signer'
import { verifyMessage } from './index.mjs'
import { magicHash } from './verify-message.mjs'

const KEY = new Uint8Array(32).fill(7)
const publicKey = secp256k1.getPublicKey(KEY)
const recovered = secp256k1.sign(magicHash('hello'), KEY, { prehash: false, format: 'recovered' })

/** @param {number} header */
const signature = (header) => base64.encode(Uint8Array.of((recovered[0] ?? 0) + header, ...recovered.subarray(1)))

test('R-ADPT-16 accepts a recoverable signature for its message and every address of its key', () => {
  for (const payment of [p2pkh(publicKey), p2wpkh(publicKey)]) {
    const address = payment.address ?? ''
    for (const header of [31, 35, 39]) {
      assert.equal(verifyMessage({ address, message: 'hello', signature: signature(header) }), true)
      assert.equal(verifyMessage({ address, message: 'hallo', signature: signature(header) }), false)
    }
  }
})

test('R-ADPT-16 rejects a recoverable signature for another address', () => {
  const other = secp256k1.getPublicKey(new Uint8Array(32).fill(9))
  for (const payment of [p2wpkh(other), p2tr(publicKey.subarray(1))]) {
    assert.equal(verifyMessage({ address: payment.address ?? '', message: 'hello', signature: signature(31) }), false)
  }
})

test('R-ADPT-16 rejects invalid signatures', () => {
  const address = p2wpkh(publicKey).address ?? ''
  for (const junk of ['', 'smp', 'ful', 'AA==', base64.encode(new Uint8Array(65)), '\u{1f600}']) {
    assert.equal(verifyMessage({ address, message: 'hello', signature: junk }), false)
  }
  assert.equal(verifyMessage({ address: 'nowhere', message: 'hello', signature: signature(31) }), false)
})
