/**
 * One user of the load: the first login, a recovery on a new device, and a signature on the first device.
 *
 * In      how requests are sent, the mails that arrive
 * Out     the wallet's address after each; each attempt comes from another network, as limits count those
 */
import { recoverMessageAddress, toHex } from 'viem'
import { createMemoryStorage, type FrameStorage } from '../../../packages/secure-site/src/host/session/frame-storage.js'
import { APP_ORIGIN, SITE_ORIGIN } from '../../../packages/secure-site/test/secure-site-fixture.js'
import { createSiteUser } from '../../../packages/secure-site/test/site-user.js'

/** What users share. */
export type LoadWorld = {
  send(request: Request): Promise<Response>
  latestMail(email: string): { readonly code: string; readonly link: string } | undefined
}

const MAX_ATTEMPTS = 8
const { signal } = new AbortController()
let networks = 0

/** An address of another network than any before. */
function nextAddress(): string {
  networks += 1
  return `100.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
}

/** Creates a user with one device. */
export function createLoadUser(world: LoadWorld, email: string) {
  const storage = createMemoryStorage()

  async function logIn(device: FrameStorage): Promise<string> {
    const session = open(device)
    try {
      const { action } = await session.connectEmail({ email, signal })
      if (action === 'VERIFY_DEVICE') {
        const body = new URLSearchParams({ link: world.latestMail(email)?.link ?? '' })
        await world.send(new Request(`${SITE_ORIGIN}/device`, { method: 'POST', body }))
      }
      if (action !== 'CONNECT') await session.connectOtp({ otp: world.latestMail(email)?.code ?? '', signal })
      return (await session.user({ namespace: 'eip155' })).address
    } finally {
      session.close()
    }
  }

  const open = (device: FrameStorage) =>
    createSiteUser({ send: world.send, origin: SITE_ORIGIN, page: APP_ORIGIN, address: nextAddress(), storage: device })

  return {
    logIn: () => again(() => logIn(storage)),
    recover: () => again(() => logIn(createMemoryStorage())),
    sign: () =>
      again(async () => {
        const session = open(storage)
        try {
          const signer = await session.signer()
          const message = `Load ${email}`
          const proposal = { kind: 'evm-message', bytes: new TextEncoder().encode(message) } as const
          const signature = toHex(await signer.sign(await signer.propose(proposal)))
          return await recoverMessageAddress({ message, signature })
        } finally {
          session.close()
        }
      }),
  }
}

/** Tries again, as a user does whose request was cut off. */
async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS) throw error
    }
  }
}
