import { accountSchema, exportSchema, proofSchema, refusedSchema } from '../src/api/account-schemas.js'
import { emptySchema } from '../src/api/response-schemas.js'
import { type DeviceKeys, loadDeviceKeys } from '../src/host/session/device-keys.js'
import type { FrameStorage } from '../src/host/session/frame-storage.js'
import { createSessionApi } from '../src/host/session/session-api.js'
import { type createFrameScene, FRAME_ORIGIN, PAGE_ORIGIN } from './frame-fixture.js'
import { createLastingStorage } from './lasting-storage.js'

type Scene = Pick<ReturnType<typeof createFrameScene>, 'clock' | 'server'>
type Frame = Pick<ReturnType<ReturnType<typeof createFrameScene>['startFrame']>, 'session'>

/** A browser's account windows, with their own device key. `open` is the window of a frame, with the calls that it sends. */
export function createAccountBrowser(
  scene: Scene,
  { embedder = PAGE_ORIGIN, storage = createLastingStorage() }: { embedder?: string; storage?: FrameStorage } = {},
) {
  let keys: Promise<DeviceKeys> | undefined
  const loadKeys = () => {
    keys ??= loadDeviceKeys(storage)
    return keys
  }
  const plainApi = createSessionApi(
    {
      api: `${FRAME_ORIGIN}/api`,
      projectId: 'project',
      embedder,
      now: () => scene.clock.nowMs,
      fetch: (request) => scene.server.handle(request),
    },
    loadKeys,
  )

  return {
    storage,
    api: plainApi,
    /** Opens a window for a ticket. */
    openTicket(token: string) {
      const post = (path: string, body = {}) => plainApi({ path: `/account/${path}`, body, schema: emptySchema, token })
      return {
        token,
        account: () => plainApi({ path: '/account/open', schema: accountSchema, token }),
        prove: () => plainApi({ path: '/account/prove', schema: proofSchema, token }),
        export: () => plainApi({ path: '/account/export', schema: exportSchema, token }),
        endSession: (id: string) => post('end-session', { id }),
        refuseDevice: (id: string) =>
          plainApi({ path: '/account/refuse-device', body: { id }, schema: refusedSchema, token }),
        endOthers: () => post('end-others'),
        delete: () => post('delete'),
      }
    },
    async open({ session }: Frame) {
      return this.openTicket(await session.accountTicket())
    },
  }
}
