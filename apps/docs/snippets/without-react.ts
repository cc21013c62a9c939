import { connect, disconnect, ready, signMessage, start } from '@bowline/kit-core/actions'
import { kit } from './kit'

export async function signIn(connectorId: string): Promise<string> {
  const stop = start(kit)
  try {
    await ready(kit)
    await connect(kit, { connectorId })
    const signature = await signMessage(kit, { message: 'Hello' })
    await disconnect(kit)
    return signature
  } finally {
    stop()
  }
}

export const stopListening = kit.subscribe(
  (state) => state.connect.status,
  (status) => document.body.setAttribute('data-wallet', status),
)
