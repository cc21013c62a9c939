/**
 * Asks whether the project wants analytics, and sends events on if it does.
 *
 * Throws  the signal's reason when aborted; the question is then still open
 * Source  spec R-API-53, R-API-56
 */
import { getAnalyticsConfig } from '@bowline/api-client'
import { randomId } from '../../base/browser/random-id.js'
import type { Kit } from '../../kit.js'
import { type AnalyticsRecord, answerAnalytics, type WaitingEvent } from './analytics.js'

/** Asks the service once and settles where events go. */
export async function loadAnalytics(kit: Kit, signal: AbortSignal): Promise<void> {
  const { explorer } = kit.config.endpoints
  const isWanted = explorer === undefined || (await getAnalyticsConfig(await kit.api(), { signal }))
  answerAnalytics(kit, isWanted ? (waiting) => void send(kit, waiting) : () => {})
}

async function send({ config, log }: Kit, waiting: WaitingEvent): Promise<void> {
  try {
    await config.analyticsCollector?.(recordOf(waiting))
  } catch (error) {
    log.debug('The analytics collector failed', error)
  }
}

/** How much somebody sends, swaps or pays, and whom, is nobody's business but the app's. */
function withoutAmount(told: AnalyticsRecord['props']): AnalyticsRecord['props'] {
  if (told.properties && 'swapFromAmount' in told.properties) {
    const { swapFromAmount: _, swapToAmount: __, ...properties } = told.properties
    return { ...told, properties }
  }
  if (told.properties && 'payment' in told.properties) {
    const { payment, ...properties } = told.properties
    return { ...told, properties: { ...properties, network: payment.network } }
  }
  if (!told.properties || !('amount' in told.properties)) return told
  const { amount: _, ...properties } = told.properties
  return { ...told, properties }
}

function recordOf({ event, pageUrl }: WaitingEvent): AnalyticsRecord {
  const { timestamp, ...told } = event
  const props = withoutAmount(told)
  const page = URL.canParse(pageUrl) ? new URL(pageUrl) : undefined
  return Object.freeze({
    eventId: randomId(),
    url: page ? `${page.origin}${page.pathname}` : '',
    domain: page?.hostname ?? '',
    timestamp,
    props: Object.freeze(props),
  })
}
