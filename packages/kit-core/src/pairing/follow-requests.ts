/**
 * Hears what the wallet of a session is asked to send, by the kit or by the app that shares the client, and what it answers, so
 * that what it sends is followed whoever waits for it.
 *
 * In      early  answers that came before the session was taken up
 * Out     ends it
 * Source  spec R-CONN-257, R-CONN-258; @walletconnect/core 2.21.8
 */
import type { Kit } from '../kit.js'
import { loadNotes } from '../pending/load-notes.js'
import { type NetworkAliases, presentId } from './network-aliases.js'
import { type ClientShape, method, property } from './provider-shape.js'

/** What a wallet carries out whether or not the page is still there for the answer. */
const SENDING = /send(Transaction|Calls|Transfer)$|signPsbt/i

/** What is heard. */
export type RequestParts = {
  readonly client: ClientShape
  readonly topic: string
  readonly aliases: () => NetworkAliases
  readonly early: readonly unknown[]
}

/** Begins to hear. */
export function followRequests(kit: Kit, { client, topic, aliases, early }: RequestParts): () => void {
  const { history } = client.core
  const countWaiting = method(property(property(client, 'engine'), 'events'), 'listenerCount')

  const hear = (record: unknown) => {
    const [id, request, response] = [property(record, 'id'), property(record, 'request'), property(record, 'response')]
    const params = property(request, 'params')
    const asked = property(params, 'request')
    const name = String(property(asked, 'method'))
    // Of a request that another page made nothing is known here.
    const isMeant = request === undefined || SENDING.test(name)
    if (property(record, 'topic') !== topic || !isMeant) return
    const isAwaited = Boolean(countWaiting?.(`session_request:${String(id)}`))
    const caipNetworkId = presentId(aliases(), String(property(params, 'chainId')))
    loadNotes()
      .then(({ noteAsked, takeAnswer }) =>
        response
          ? takeAnswer(kit, { id, isAwaited, result: property(response, 'result') })
          : noteAsked(kit, { id, method: name, caipNetworkId, params: property(asked, 'params') }),
      )
      .catch((error: unknown) => kit.log.error('What was sent could not be followed', error))
  }

  const heard = [
    [history, 'history_created'],
    [history, 'history_updated'],
    [client, 'session_answer'],
  ] as const
  for (const [source, name] of heard) source?.on(name, hear)
  for (const record of [early, history?.values].flat()) if (property(record, 'response')) hear(record)
  return () => {
    for (const [source, name] of heard) source?.off(name, hear)
  }
}
