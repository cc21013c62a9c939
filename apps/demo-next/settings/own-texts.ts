/** Texts of the kit that a page can replace, with the kit's own in English; an app can replace every text. */
export const OWN_TEXTS = {
  'button.connect': 'Connect wallet',
  'connect.title': 'Connect wallet',
  'connect.no-wallet': 'Don’t have a wallet?',
  'account.title': 'Account',
} as const

/** Id of such a text. */
export type OwnTextId = keyof typeof OWN_TEXTS

/** The replaced ones. */
export type OwnTexts = { readonly [Id in OwnTextId]?: string }

/** Longest text. */
export const MAX_TEXT_LENGTH = 60

const IDS = ['button.connect', 'connect.title', 'connect.no-wallet', 'account.title'] as const satisfies OwnTextId[]

/** Search parameter of a text. */
export const textParameter = (id: OwnTextId) => `text-${id.replaceAll('.', '-')}`

/** Reads the texts with a function that returns the value of a search parameter. Empty ones are the kit's. */
export function parseOwnTexts(read: (name: string) => string | undefined): OwnTexts {
  return Object.fromEntries(
    IDS.flatMap((id) => {
      const text = read(textParameter(id))?.slice(0, MAX_TEXT_LENGTH)
      return text ? [[id, text]] : []
    }),
  )
}

/** All ids, in the offered order. */
export const OWN_TEXT_IDS: readonly OwnTextId[] = IDS
