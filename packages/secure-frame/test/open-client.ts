import {
  createFrameClient,
  FrameError,
  type FrameEvent,
  type FrameFailure,
  type FrameLogEntry,
  type OpenFrameChannel,
} from '../src/client/index.js'

/** A client with everything that it reports. */
export function openClient(openChannel: OpenFrameChannel, options: { readonly enableLogger?: boolean } = {}) {
  const faults: FrameFailure[] = []
  const events: FrameEvent[] = []
  const lines: FrameLogEntry[] = []
  const presences: boolean[] = []
  const client = createFrameClient({
    origin: 'https://secure.example',
    projectId: 'project',
    chainId: 'eip155:1',
    sdkVersion: '1.0.0',
    sdkType: 'kit',
    onFault: (fault) => faults.push(fault),
    onEvent: (event) => events.push(event),
    onPresence: (isReady) => presences.push(isReady),
    log: (entry) => lines.push(entry),
    openChannel,
    ...options,
  })
  return { client, faults, events, lines, presences }
}

/** The error that a request was rejected with. */
export async function failureOf(promise: Promise<unknown>): Promise<FrameError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof FrameError)) throw new Error('It did not fail with a FrameError')
  return error
}

/** A request that needs the user's approval. */
export const SIGNING = {
  method: 'personal_sign',
  params: ['0x68656c6c6f', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  chainId: 'eip155:1',
}
