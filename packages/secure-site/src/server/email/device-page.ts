/**
 * The page of the device link: it shows which site is waiting, and confirms the device on a press.
 *
 * In      GET shows, POST confirms; a mail scanner that opens links confirms nothing
 * Out     a page
 * Source  R-CONN-61; design/security.md §6
 */

import { escapeHtml, page } from '../files/page.js'
import { readBody } from '../http/read-body.js'
import { opaqueIdSchema } from '../http/wire-schemas.js'
import type { Challenges } from './challenges.js'

/** Serves `/device`, which the mail to a device that never logged in with the email links to. */
export async function serveDevicePage(request: Request, url: URL, challenges: Challenges): Promise<Response> {
  if (request.method === 'POST') {
    const form = new URLSearchParams(new TextDecoder().decode(await readBody(request)))
    const isConfirmed = await challenges.followLink(parseLink(form))
    return isConfirmed
      ? page({ title: 'Device confirmed', markup: '<p>A code is on its way. Enter it where you started.</p>' })
      : deadPage()
  }
  const link = parseLink(url.searchParams)
  const waiting = await challenges.getLink(link)
  if (!waiting) return deadPage()
  const markup = `<p>A new device wants to log in with <bdi>${escapeHtml(waiting.email)}</bdi>
on <bdi>${escapeHtml(waiting.embedder)}</bdi>.</p>
<form method="post" action="/device">
<input type="hidden" name="link" value="${escapeHtml(link)}">
<button type="submit">Confirm this device</button>
</form>
<p>Not you? Close this page.</p>`
  return page({ title: 'Confirm this device', markup })
}

const parseLink = (params: URLSearchParams): string => opaqueIdSchema.safeParse(params.get('link')).data ?? ''

const deadPage = () =>
  page({ title: 'This link is no longer valid', markup: '<p>Go back to the app and start again.</p>', status: 410 })
