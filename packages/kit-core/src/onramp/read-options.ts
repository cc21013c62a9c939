/**
 * Reads what can be bought, and paid with, and has its pictures fetched.
 *
 * Out     resolves when the state holds it. The first of each becomes the chosen one, unless one has been chosen
 * Throws  nothing: without an answer the samples stand in
 * Source  spec R-RAMP-06 to 08, R-RAMP-11
 */
import type { ImageKind } from '@bowline/api-client'
import { holdImage } from '../directory/hold-image.js'
import type { Kit } from '../kit.js'
import { loadOnrampService } from './load-service.js'
import { enterOnramp } from './onramp-session.js'
import { updateOnramp } from './update-onramp.js'

/** Reads them; what is there already is not read again. */
export async function readOptions(kit: Kit): Promise<void> {
  const { signal } = enterOnramp(kit)
  const { purchaseCurrencies, areOptionsLoading } = kit.store.get().onramp
  if (purchaseCurrencies !== undefined || areOptionsLoading === true) return
  updateOnramp(kit, { areOptionsLoading: true })
  try {
    const { askOptions } = await loadOnrampService()
    const { purchaseCurrencies: bought, paymentCurrencies: paid } = await askOptions(kit)
    if (signal.aborted) return
    const { onramp } = kit.store.get()
    updateOnramp(kit, {
      areOptionsLoading: false,
      // Nothing at all: the service may only not have said yet that it knows the network.
      ...((bought.length > 0 || paid.length > 0) && { purchaseCurrencies: bought, paymentCurrencies: paid }),
      purchaseCurrency: onramp.purchaseCurrency ?? bought[0],
      paymentCurrency: onramp.paymentCurrency ?? paid[0],
    })
    for (const { symbol } of bought) fetchImage(kit, 'token', symbol)
    for (const { id } of paid) fetchImage(kit, 'currency', id)
  } catch (error) {
    if (signal.aborted) return
    kit.log.debug('What can be bought could not be read', error)
    updateOnramp(kit, { areOptionsLoading: false })
  }
}

/** Held until it is here, then left to those who show it. */
function fetchImage(kit: Kit, kind: ImageKind, id: string): void {
  const hold = { isOver: false, release: () => {} }
  const end = () => {
    hold.isOver = true
    hold.release()
  }
  hold.release = holdImage(kit, { kind, id, onChange: end })
  if (hold.isOver) hold.release()
}
