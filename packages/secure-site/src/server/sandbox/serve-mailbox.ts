import { type FrameMail, formatMail } from '../email/frame-mail.js'
import { escapeHtml, page } from '../files/page.js'
import { apiHeaders } from '../files/security-headers.js'

/** Serves the sandbox's mails as JSON, or as a page when the client accepts HTML. */
export function serveMailbox(request: Request, mails: readonly FrameMail[]): Response {
  if (!request.headers.get('accept')?.includes('text/html')) {
    return new Response(JSON.stringify({ mails }), { headers: apiHeaders() })
  }
  const items = mails.map((mail) => {
    const { to, deviceLink } = mail
    const link = deviceLink === undefined ? '' : ` <a href="${escapeHtml(deviceLink)}">Confirm the device</a>`
    return `<p><bdi>${escapeHtml(to)}</bdi>: ${escapeHtml(formatMail(mail).subject)}${link}</p>`
  })
  return page({ title: 'Mailbox', markup: items.join('\n') || '<p>No mail yet.</p>' })
}
