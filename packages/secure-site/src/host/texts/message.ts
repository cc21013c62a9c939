/** A text of a catalogue: one string, or its plural forms by the category that `Intl.PluralRules` has for `count`. */
export type Message = string | ({ readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string })

/** A catalogue of one language: its texts by their English text. */
export type Texts = Readonly<Record<string, Message>>

/** Names of the placeholders of a text: `name` of `Claims to be {name}`. */
export type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never

/** Values of the placeholders of a text; none when it has none. Numbers are formatted in the language. */
export type PlaceValues<Text extends string> = [Places<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Places<Text>, string | number>>]
