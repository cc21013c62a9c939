import { ResponseError } from '../errors/response-error.js'

/** An email got a mail too recently. */
export const waitError = (leftMs: number) =>
  new ResponseError(429, {
    message: `Please try again after ${Math.ceil(leftMs / 1000)} seconds`,
    reason: 'otp_wait',
  })

/** A wrong code, with the tries that are left. */
export const wrongError = (left: number) =>
  new ResponseError(401, {
    message: `Invalid code. ${left} ${left === 1 ? 'try' : 'tries'} left`,
    reason: 'otp_wrong',
  })

/** A link that is used or expired. */
export const deadLink = () =>
  new ResponseError(410, { message: 'This link is no longer valid. Start again in the app' })

/** A login link in another browser than the one that began. */
export const foreignLink = () =>
  new ResponseError(403, { message: 'Open this link in the browser in which you started. Here it does nothing' })

/** A code that is used, expired, or another caller’s. */
export const deadError = () =>
  new ResponseError(410, { message: 'This code is no longer valid. Request a new one', reason: 'otp_dead' })
