import { KMS } from '@aws-sdk/client-kms'
import { createFrameScene } from '../../../test/frame-fixture.js'
import { startMockKms } from '../../../test/mock-kms.js'
import { createMemoryStore } from '../store/memory-store.js'
import { combineKeyWrappers, rewrapShares } from './key-rotation.js'
import { createKeyWrapper, createWrappingKey } from './key-wrapper.js'
import { createKmsKeyWrapper } from './kms-key-wrapper.js'

const OLD = 'arn:aws:kms:eu-central-1:111122223333:key/old'
const NEW = 'arn:aws:kms:eu-central-1:111122223333:key/new'
const OTHER = 'arn:aws:kms:eu-central-1:111122223333:key/other'

let kms: Awaited<ReturnType<typeof startMockKms>>
let client: KMS
beforeEach(async () => {
  kms = await startMockKms([OLD, NEW, OTHER])
  const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' }
  client = new KMS({ endpoint: kms.url, region: 'eu-central-1', credentials, maxAttempts: 1 })
})
afterEach(async () => {
  client.destroy()
  await kms.stop()
})

const bytes = Uint8Array.from({ length: 32 }, (_, index) => index)
const wrapperOf = (...keyIds: string[]) => createKmsKeyWrapper({ client, keyIds })

test('R-FRAME-93 seals with a key of AWS KMS, for one name only', async () => {
  const wrapped = await wrapperOf(OLD).wrap(bytes, 'auth:1')
  expect(await wrapperOf(OLD).unwrap(wrapped, 'auth:1')).toEqual(bytes)
  expect(kms.calls.map(({ operation, context }) => [operation, context])).toEqual([
    ['TrentService.Encrypt', { share: 'auth:1' }],
    ['TrentService.Decrypt', { share: 'auth:1' }],
  ])
  await expect(wrapperOf(OLD).unwrap(wrapped, 'auth:2')).rejects.toThrow('InvalidCiphertextException')
  await expect(wrapperOf(NEW).unwrap(wrapped, 'auth:1')).rejects.toThrow('IncorrectKeyException')
  await expect(wrapperOf(OLD).unwrap('1.a.b.c', 'auth:1')).rejects.toThrow('not sealed by AWS KMS')
  kms.disable(OLD)
  await expect(wrapperOf(OLD).unwrap(wrapped, 'auth:1')).rejects.toThrow('DisabledException')
  expect(() => wrapperOf()).toThrow('needs the id of a key')
})

test('R-FRAME-93 opens wallets whose shares two keys of AWS KMS seal, and none once a key is disabled', async () => {
  const scene = createFrameScene({
    shares: {
      auth: { store: createMemoryStore(), wrapper: wrapperOf(OLD) },
      vault: { store: createMemoryStore(), wrapper: wrapperOf(OTHER) },
    },
  })
  const first = await scene.logIn(scene.startFrame())
  expect(await scene.logIn(scene.startFrame())).toEqual(first)
  kms.disable(OTHER)
  await expect(scene.logIn(scene.startFrame())).rejects.toThrow('A part of this wallet is missing on the server')
  scene.end()
})

test('R-FRAME-93 moves the shares from a key file to one key of AWS KMS and then to another', async () => {
  const store = createMemoryStore()
  const file = createKeyWrapper(createWrappingKey())
  for (let index = 0; index < 250; index += 1)
    await store.set(`share:auth:${index}`, await file.wrap(bytes, `auth:${index}`))
  expect(await rewrapShares({ store, wrapper: combineKeyWrappers(wrapperOf(OLD), file) })).toBe(250)
  expect(await rewrapShares({ store, wrapper: wrapperOf(NEW, OLD) })).toBe(250)
  kms.disable(OLD)
  expect(await wrapperOf(NEW).unwrap(String(await store.get('share:auth:249')), 'auth:249')).toEqual(bytes)
  expect(await rewrapShares({ store, wrapper: wrapperOf(NEW) })).toBe(250)
  await store.set('share:auth:100', await file.wrap(bytes, 'auth:100'))
  await expect(rewrapShares({ store, wrapper: wrapperOf(NEW) })).rejects.toThrow(
    'The share auth:100 cannot be unsealed',
  )
})
