import type { Kit } from '../kit.js'
import type { ToSend } from './state.js'

/** Has a wallet asked to send, and what for is known meanwhile: its answer may be for another page. Source: spec R-CONN-257. */
export async function askFor<Answer>(kit: Kit, toSend: ToSend, ask: () => Promise<Answer>): Promise<Answer> {
  kit.store.set({ toSend })
  try {
    return await ask()
  } finally {
    if (kit.store.get().toSend === toSend) kit.store.set({ toSend: undefined })
  }
}
