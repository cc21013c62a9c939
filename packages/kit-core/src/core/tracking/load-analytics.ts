/**
 * Requests from the explorer whether the project wants analytics, and from then on sends events or drops them. Without an
 * explorer, analytics is wanted.
 *
 * Throws  the signal's reason when aborted; the setting is then still unknown
 * Source  spec R-API-53, R-API-56
 */
import { getAnalyticsConfig } from '@bowline/api-client'
import { randomId } from '../../base/browser/random-id.js'
import type { Kit } from '../../kit.js'
import { setAnalyticsSender, type WaitingEvent } from './analytics.js'
import type { AnalyticsRecord } from './analytics-collector.js'

/** Requests the project's setting and sets how `collect` sends events. */
export async function loadAnalytics(kit: Kit, signal: AbortSignal): Promise<void> {
  const { explorer } = kit.config.endpoints
  const isWanted = explorer === undefined || (await getAnalyticsConfig(await kit.api(), { signal }))
  setAnalyticsSender(kit, isWanted ? (waiting) => void send(kit, waiting) : () => {})
}

async function send({ config, log }: Kit, waiting: WaitingEvent): Promise<void> {
  try {
    await config.analyticsCollector?.(recordOf(waiting))
  } catch (error) {
    log.debug('The analytics collector failed', error)
  }
}

/**
 * Amounts and recipients of transfers, swaps and payments are shared only with the app's listeners, never with a
 * collector.
 */
function withoutAmount(details: AnalyticsRecord['props']): AnalyticsRecord['props'] {
  if (details.properties && 'swapFromAmount' in details.properties) {
    const { swapFromAmount: _, swapToAmount: __, ...properties } = details.properties
    return { ...details, properties }
  }
  if (details.properties && 'payment' in details.properties) {
    const { payment, ...properties } = details.properties
    return { ...details, properties: { ...properties, network: payment.network } }
  }
  if (!details.properties || !('amount' in details.properties)) return details
  const { amount: _, ...properties } = details.properties
  return { ...details, properties }
}

function recordOf({ event, pageUrl }: WaitingEvent): AnalyticsRecord {
  const { timestamp, ...details } = event
  const props = withoutAmount(details)
  const page = URL.canParse(pageUrl) ? new URL(pageUrl) : undefined
  return Object.freeze({
    eventId: randomId(),
    url: page ? `${page.origin}${page.pathname}` : '',
    domain: page?.hostname ?? '',
    timestamp,
    props: Object.freeze(props),
  })
}
