import * as z from 'zod/mini'

/** The longest name, symbol or id of a record. */
const MAX_TEXT_LENGTH = 256

/** The longest address of a page. */
export const MAX_LINK_LENGTH = 2_048

/** The longest address of an image, which may hold the image itself. */
export const MAX_IMAGE_LINK_LENGTH = 65_536

/** A short text that may be empty. */
export const textSchema: z.ZodMiniType<string> = z.string().check(z.maxLength(MAX_TEXT_LENGTH))

/** A short text that says something, such as an id. */
export const filledTextSchema: z.ZodMiniType<string> = z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_LENGTH))

/** A text for people; what does not fit is the empty text, for which a view has words of its own. */
export const labelSchema: z.ZodMiniType<string> = z.catch(textSchema, '')

/** The address of an image, as text that whoever shows it judges; what does not fit is the empty text. */
export const imageLinkSchema: z.ZodMiniType<string> = z.catch(z.string().check(z.maxLength(MAX_IMAGE_LINK_LENGTH)), '')
