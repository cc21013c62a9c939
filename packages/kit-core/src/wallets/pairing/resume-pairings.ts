/**
 * Takes up what earlier pages proposed and no wallet has answered: a yes becomes the connection that the visitor asked for, one
 * to a cancelled pairing is taken back. What another page of the site waits for is left to it as long as it is there.
 *
 * Source  spec R-CONN-160 to 164
 */

import { onePageAtATime } from '../../base/browser/page-lock.js'
import type { Kit } from '../../kit.js'
import { type Ask, askAgain } from './ask-again.js'
import { begunPairings, forgetBegun } from './begun-pairings.js'
import { lockOf, noteOf } from './note-pairing.js'
import { runTry } from './offer-pairing.js'
import { type PairingTry, runOf } from './pairing-run.js'

/** Takes them up. */
export function resumePairings(kit: Kit, ask: Ask): void {
  const begun = begunPairings(kit.storage.text)
  forgetBegun(kit.storage.text, '')
  for (const { topic } of begun) {
    onePageAtATime(lockOf(topic), kit.lifetime(), () => resume(kit, topic, ask)).catch((error: unknown) =>
      kit.log.debug('A pairing of an earlier page could not be taken up', error),
    )
  }
}

async function resume(kit: Kit, topic: string, ask: Ask): Promise<void> {
  const begun = begunPairings(kit.storage.text).find((each) => each.topic === topic)
  if (!begun) return
  const tried: PairingTry = {
    controller: new AbortController(),
    uri: undefined,
    note: Promise.resolve(noteOf(kit, topic)),
    choice: begun,
  }
  if (begun.isGivenUp || !kit.config.enableReconnect) tried.controller.abort()
  else runOf(kit).older.add(tried)
  const { expiresAtMs } = begun
  await runTry(kit, tried, (signal) => askAgain(kit, ask, { topic, expiresAtMs, signal }))
}
