/** Collects what is wrong with the settings of a server, one sentence each, so that all of it is reported at once. */
export type Problems = {
  add(sentence: string): undefined
  readonly sentences: readonly string[]
}

/** Creates an empty list. */
export function createProblems(): Problems {
  const sentences: string[] = []
  return {
    sentences,
    add: (sentence) => void sentences.push(sentence),
  }
}

/** The error of a server whose settings are missing or unsafe. */
export class UnsafeSettingsError extends Error {
  override readonly name = 'UnsafeSettingsError'
  constructor(readonly sentences: readonly string[]) {
    super(['The secure site does not start:', ...sentences.map((sentence) => `- ${sentence}`)].join('\n'))
  }
}
