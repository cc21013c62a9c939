import { InvalidCaipAddressError, InvalidCaipNetworkIdError } from '../../errors.js'
import {
  formatCaipAddress,
  getFamilyName,
  getNamespaces,
  isCaipNetworkId,
  NAMESPACES,
  parseCaipAddress,
  parseCaipNetworkId,
} from '../../index.js'

test('R-STATE-22 R-STATE-28 R-CONST-37 lists the namespaces with their names', () => {
  expect(NAMESPACES).toEqual(['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'])
  expect(getNamespaces()).toEqual(NAMESPACES)
  expect(NAMESPACES.map((namespace) => getFamilyName(namespace))).toEqual([
    'EVM networks',
    'Solana',
    'Polkadot',
    'Bitcoin',
    'Cosmos',
  ])
})

test('R-STATE-23 accepts a network id only with two non-empty parts', () => {
  expect(parseCaipNetworkId('eip155:1')).toEqual({ namespace: 'eip155', chainId: '1' })
  for (const wrong of ['', 'eip155', 'eip155:', ':1', 'eip155:1:2', 'tron:1', ' eip155:1']) {
    expect(() => parseCaipNetworkId(wrong)).toThrow(InvalidCaipNetworkIdError)
    expect(isCaipNetworkId(wrong)).toBe(false)
  }
  expect(isCaipNetworkId(1)).toBe(false)
})

test('R-STATE-24 R-ERR-11 accepts an account only with three non-empty parts', () => {
  expect(parseCaipAddress('eip155:1:0xabc')).toEqual({
    namespace: 'eip155',
    chainId: '1',
    address: '0xabc',
    caipNetworkId: 'eip155:1',
  })
  expect(formatCaipAddress('eip155:1', '0xabc')).toBe('eip155:1:0xabc')
  for (const wrong of ['', 'eip155:1', 'eip155::0x1', 'eip155:1:', 'eip155:1:0x1:2', '__proto__:1:2']) {
    expect(() => parseCaipAddress(wrong)).toThrow(InvalidCaipAddressError)
    expect(() => parseCaipAddress(wrong)).toThrow('Invalid CAIP Address')
  }
})
