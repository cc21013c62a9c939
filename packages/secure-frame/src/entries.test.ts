import * as client from './client/index.js'
import * as host from './host/index.js'
import * as server from './server/index.js'
import * as testing from './testing/index.js'

test('R-HOST-11 the public names of ./client', () => {
  expect(Object.keys(client).sort()).toEqual([
    'APPROVAL_RPC',
    'FRAME_REASONS',
    'FrameError',
    'RPC_CODES',
    'SAFE_RPC',
    'SECURE_SDK_VERSION',
    'SOCIALS',
    'createFrameClient',
    'frameRectangle',
    'rpcAnswerKindOf',
    'rpcKindOf',
  ])
})

test('R-HOST-11 the public names of ./host', () => {
  expect(Object.keys(host)).toEqual(['startFrame'])
})

test('R-HOST-11 the public names of ./testing', () => {
  expect(Object.keys(testing)).toEqual(['createFakeFrame'])
})

test('R-HOST-11 the public names of ./server', () => {
  expect(Object.keys(server).sort()).toEqual([
    'createCustodyCheck',
    'createFrameServer',
    'createMemoryStore',
    'createSandboxFrameServer',
    'createSocialProvider',
    'filesFrom',
    'serveFrame',
  ])
})
