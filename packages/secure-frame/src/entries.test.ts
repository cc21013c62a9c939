import * as client from './client/index.js'
import * as protocol from './protocol/index.js'
import * as testing from './testing/index.js'

test('R-HOST-11 exports exactly the public names of `./client`', () => {
  expect(Object.keys(client).sort()).toEqual([
    'APPROVAL_RPC',
    'FRAME_REASONS',
    'FrameError',
    'RPC_CODES',
    'SAFE_RPC',
    'SECURE_SDK_VERSION',
    'SOCIALS',
    'createFrameClient',
    'getFrameRect',
    'getRpcKind',
    'getRpcResponseKind',
  ])
})

test('R-HOST-11 exports exactly the public names of `./protocol`', () => {
  expect(Object.keys(protocol).sort()).toEqual([
    'FRAME_PREFIX',
    'RPC_CODES',
    'RequestRejectedError',
    'SECURE_SDK_VERSION',
    'createFrameEndpoint',
    'frameType',
    'getRpcKind',
    'isCaip2',
    'isWithinLimits',
    'localeSchema',
    'parseInitMessage',
    'plainObject',
    'tryParse',
  ])
})

test('R-HOST-11 exports exactly the public names of `./testing`', () => {
  expect(Object.keys(testing)).toEqual(['createFakeFrame'])
})
