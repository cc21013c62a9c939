import { ResponseError } from '../errors/response-error.js'
import type { MailLimits, MailRequest } from '../limits/mail-limits.js'
import type { ServerDependencies } from '../server-dependencies.js'
import type { FrameMail } from './frame-mail.js'

/** Sends mails that a call has asked for. */
export type MailDelivery = (sender: MailRequest, mail: FrameMail) => Promise<void>

/** Creates the delivery. Throws ResponseError 502 when the mail could not be sent, and lets the user try again at once. */
export const createMailDelivery =
  ({ sendMail }: Pick<ServerDependencies, 'sendMail'>, limits: MailLimits): MailDelivery =>
  async (sender, mail) => {
    try {
      await sendMail(mail)
    } catch (cause) {
      await limits.endPause(sender, mail.to)
      throw new ResponseError(502, { message: 'Couldn’t send the email' }, { cause })
    }
  }
