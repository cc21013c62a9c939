import { createFrameScene, OTHER_PAGE_ORIGIN } from '../../../test/frame-fixture.js'
import { createLastingStorage } from '../../../test/lasting-storage.js'
import { PROOF_HEADER } from '../../api/proof.js'

const email = 'ada@mail.example'
let scene: ReturnType<typeof createFrameScene>
beforeEach(() => {
  scene = createFrameScene()
})
afterEach(() => scene.end())

test('R-FRAME-59 another site in the same browser is not logged in', async () => {
  const storage = createLastingStorage()
  await scene.logIn(scene.startFrame({ storage }))
  expect(await scene.startFrame({ storage }).session.isConnected()).toBe(true)
  expect(await scene.startFrame({ storage, embedder: OTHER_PAGE_ORIGIN }).session.isConnected()).toBe(false)
  expect(await scene.startFrame({ storage, projectId: 'other-project' }).session.isConnected()).toBe(false)
})

test('R-CFG-59 a page that the project does not allow, and a project nobody knows', async () => {
  for (const params of [{ embedder: 'https://bad.example' }, { projectId: 'nobody' }]) {
    const { session } = scene.startFrame(params)
    const asked = session.connectEmail({ email, signal: scene.signal })
    await expect(asked).rejects.toMatchObject({ reason: 'unverified_domain' })
  }
  expect(scene.mails).toHaveLength(0)
})

test('a login that is over is forgotten', async () => {
  const frame = scene.startFrame()
  await scene.logIn(frame)
  const tokens: string[] = []
  frame.session.onToken((token) => tokens.push(token))
  scene.clock.nowMs += 31 * 24 * 60 * 60_000
  expect(await frame.session.isConnected()).toBe(false)
  expect(tokens).toEqual([''])
  await expect(frame.session.user({ namespace: 'eip155' })).rejects.toThrow('You’re not logged in')
})

test('a clock that is a year off does not keep anybody out', async () => {
  const year = 365 * 24 * 60 * 60_000
  for (const clockOffsetMs of [-year, year]) {
    const frame = scene.startFrame({ clockOffsetMs })
    await scene.logIn(frame)
    expect(await frame.session.isConnected()).toBe(true)
  }
})

test('every call carries a proof of its own', async () => {
  await scene.logIn(scene.startFrame())
  const proofs = scene.requests.map(({ headers }) => headers.get(PROOF_HEADER))
  expect(new Set(proofs).size).toBe(scene.requests.length)
})
