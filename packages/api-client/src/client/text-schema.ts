import * as v from 'valibot'
import { lenient } from './lenient.js'

/** Maximum length of a name, symbol or id. */
const MAX_TEXT_LENGTH = 256

/** Maximum length of the URL of a web page, in characters. */
export const MAX_LINK_LENGTH = 2_048

/** Maximum length of an image URL, which may contain the image as data. */
export const MAX_IMAGE_LINK_LENGTH = 65_536

/** Schema of a text of up to 256 characters, which may be empty. */
export const textSchema: v.GenericSchema<unknown, string> = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH))

/** Schema of a text of 1 to 256 characters, such as an id. */
export const filledTextSchema: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_TEXT_LENGTH),
)

/** Schema of a text for users, such as a token's name. An invalid value becomes empty; views then show their own text. */
export const labelSchema: v.GenericSchema<unknown, string> = lenient(textSchema, '')

/** Schema of an image URL. It checks only the length; check the URL before use. An invalid value becomes empty. */
export const imageLinkSchema: v.GenericSchema<unknown, string> = lenient(
  v.pipe(v.string(), v.maxLength(MAX_IMAGE_LINK_LENGTH)),
  '',
)
