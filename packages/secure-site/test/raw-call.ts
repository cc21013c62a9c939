import { createDeviceKey, PROOF_HEADER, type ProofClaims, signProof } from '../src/api/proof.js'
import { randomId } from '../src/bytes/random-id.js'
import { sha256 } from '../src/bytes/sha256.js'
import type { FrameClient } from '../src/server/frame-server.js'
import type { createFrameScene } from './frame-fixture.js'
import { FRAME_ORIGIN, PAGE_ORIGIN } from './frame-fixture.js'

type RawCall = {
  readonly path: string
  readonly body?: unknown
  /** Additional or false claims of the proof. */
  readonly claims?: Partial<ProofClaims>
}

/** Calls the API with its own device key, bypassing the frame's client. */
export async function createCaller({ server, clock }: Pick<ReturnType<typeof createFrameScene>, 'server' | 'clock'>) {
  const pair = await createDeviceKey()

  async function createRequest({ path, body = {}, claims }: RawCall): Promise<Request> {
    const url = `${FRAME_ORIGIN}${path}`
    const text = JSON.stringify(body)
    const validClaims = { method: 'POST', url, timeMs: clock.nowMs, id: randomId(), body: await sha256(text) }
    const proof = await signProof({ ...validClaims, projectId: 'project', embedder: PAGE_ORIGIN, ...claims }, pair)
    return new Request(url, { method: 'POST', body: text, headers: { [PROOF_HEADER]: proof } })
  }

  async function send(request: Request, client?: FrameClient) {
    const response = await server.handle(request, client)
    const payload = Object(await response.json())
    return { status: response.status, payload, reason: Object(payload.error).reason }
  }

  return { createRequest, send, call: async (raw: RawCall) => send(await createRequest(raw)) }
}
