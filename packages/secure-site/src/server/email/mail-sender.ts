/**
 * Sends the server's mails over SMTP, with the package `nodemailer`.
 *
 * In      a transport of nodemailer; the sender's address
 * Out     the server option `sendMail`: one plain text, marked as automatic so that no reply is sent to it
 * Throws  what the transport throws; the server then reports that the mail was not sent
 * Source  RFC 5322, RFC 3834 §5
 */
import { type FrameMail, formatMail } from './frame-mail.js'

/** A transport of the package `nodemailer`. */
export interface MailTransport {
  sendMail(message: {
    from: string
    to: { name: string; address: string }
    subject: string
    text: string
    headers: Record<string, string>
    disableFileAccess: boolean
    disableUrlAccess: boolean
  }): Promise<unknown>
}

/** Options of `createMailSender`. */
export type MailSenderOptions = {
  readonly transport: MailTransport
  /** Sender: `Wallet <login@wallet.example>`. */
  readonly from: string
  /** Writes subject and text. Defaults to `formatMail`, in English. */
  readonly format?: (mail: FrameMail) => { readonly subject: string; readonly text: string }
}

/** Creates the server option `sendMail`. */
export function createMailSender({ transport, from, format = formatMail }: MailSenderOptions) {
  return async (mail: FrameMail): Promise<void> => {
    await transport.sendMail({
      from,
      // As an object the address is never parsed as a list of addresses.
      to: { name: '', address: mail.to },
      ...format(mail),
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
}
