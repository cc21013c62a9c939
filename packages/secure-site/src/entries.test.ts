import * as host from './host/index.js'
import * as server from './server/index.js'
import * as sandbox from './server/sandbox.js'
import * as testing from './testing/index.js'

test('R-HOST-11 exports exactly the public names of `./host`', () => {
  expect(Object.keys(host)).toEqual(['startFrame'])
})

test('R-HOST-11 exports exactly the public names of `./server`', () => {
  expect(Object.keys(server).sort()).toEqual([
    'combineKeyWrappers',
    'createCustodyCheck',
    'createDirectCasts',
    'createFrameServer',
    'createKeyWrapper',
    'createKmsKeyWrapper',
    'createMailSender',
    'createPGliteStore',
    'createPostgresStore',
    'createSocialProvider',
    'createWrappingKey',
    'formatMail',
    'loadFiles',
    'rewrapShares',
    'serveFrame',
  ])
})

test('R-HOST-11 exports exactly the public names of `./sandbox`', () => {
  expect(Object.keys(sandbox).sort()).toEqual(['createMemoryStore', 'createSandboxFrameServer'])
})

test('R-HOST-11 exports exactly the public names of `./testing`', () => {
  expect(Object.keys(testing)).toEqual(['describeFrameStore'])
})
