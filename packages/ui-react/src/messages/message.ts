/** The plural forms of a text; `count` decides which. Every language has `other`. */
export type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** One text: plain, with `{name}` places, or in plural forms. */
export type Message = string | PluralForms

/** Names of the places in a text. */
export type PlacesOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlacesOf<Rest>
  : Text extends { readonly other: infer Other }
    ? PlacesOf<Other> | 'count'
    : never
