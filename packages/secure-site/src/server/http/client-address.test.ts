import { createClientAddress } from './client-address.js'

const getAddress = createClientAddress(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])

test.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['fd00::1', '2001:db8::5', '2001:db8::5'],
  ['10.1.2.3', '192.0.2.66, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['10.1.2.3', 'junk, 10.9.9.9', '10.9.9.9'],
  ['10.1.2.3', '198.51.100.1, junk', '10.1.2.3'],
  ['10.1.2.3', '', '10.1.2.3'],
  [undefined, undefined, undefined],
])('R-FRAME-95 reads the address behind the socket %s and the header %s as %s', (socket, header, address) => {
  expect(getAddress(socket, header)).toBe(address)
})

test.each(['', '10.0.0.0/0', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.internal', '*'])(
  'R-FRAME-95 rejects %j as a proxy',
  (proxy) => {
    expect(() => createClientAddress([proxy])).toThrow('is not the address of a proxy')
  },
)
