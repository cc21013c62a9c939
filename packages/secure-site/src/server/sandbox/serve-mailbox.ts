/**
 * The sandbox's mailbox.
 *
 * In      GET with `to`, an email address: only its mails. Without it a client gets the mails of all addresses as JSON, and a
 *         browser a form that asks for the address
 * Out     JSON, or a page when the client accepts HTML: the mails, newest first, with their times
 */
import { type FrameMail, formatMail } from '../email/frame-mail.js'
import { escapeHtml } from '../files/page.js'
import { apiHeaders } from '../files/security-headers.js'
import { sandboxPage } from './sandbox-page.js'

const NOTICE = 'This mailbox simulates your email. No mail is sent, and every address works.'
const MINUTE_MS = 60_000
const HOUR_MIN = 60

/** Serves the mails. `nowMs` is in epoch milliseconds. */
export function serveMailbox(request: Request, mails: readonly FrameMail[], nowMs: number): Response {
  const to = new URL(request.url).searchParams.get('to')?.trim().toLowerCase() ?? ''
  const own = to === '' ? mails : mails.filter((mail) => mail.to.toLowerCase() === to)
  if (!request.headers.get('accept')?.includes('text/html')) {
    return new Response(JSON.stringify({ mails: own }), { headers: apiHeaders() })
  }
  if (to === '') return sandboxPage({ title: 'Whose mail?', notice: NOTICE, markup: FORM })
  const items = own.map((mail) => `<li>${writeMail(mail, nowMs)}</li>`)
  const list = items.length > 0 ? `<ol>\n${items.join('\n')}\n</ol>` : `<p>No mail has come yet.</p>`
  const again = `<a class="button" href="?to=${encodeURIComponent(to)}">Check for new mail</a>`
  const markup = `<p>To <bdi>${escapeHtml(to)}</bdi></p>\n${list}\n${again}`
  return sandboxPage({ title: 'Mailbox', notice: NOTICE, markup })
}

const FORM = `<p>Type the address that you log in with.</p>
<form method="get" action="/sandbox/mails">
<label>Email <input name="to" type="email" required maxlength="320" autocomplete="email"></label>
<button type="submit" class="primary">Show its mails</button>
</form>`

function writeMail(mail: FrameMail, nowMs: number): string {
  const { code, deviceLink, requestedAtMs } = mail
  const time = new Date(requestedAtMs).toISOString()
  const parts = [
    `<time datetime="${time}">${formatAge(nowMs - requestedAtMs)}, ${time.slice(11, 19)} UTC</time>`,
    ...(code === undefined ? [] : [`<p class="code">${escapeHtml(code)}</p>`]),
    `<p>${escapeHtml(formatMail(mail).subject)}</p>`,
    ...(deviceLink === undefined ? [] : [`<p><a href="${escapeHtml(deviceLink)}">Confirm the device</a></p>`]),
  ]
  return parts.join('\n')
}

function formatAge(ageMs: number): string {
  const minutes = Math.floor(ageMs / MINUTE_MS)
  if (minutes < 1) return 'Just now'
  if (minutes < HOUR_MIN) return `${minutes} min ago`
  return `${Math.floor(minutes / HOUR_MIN)} h ago`
}
