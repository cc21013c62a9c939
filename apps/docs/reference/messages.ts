import ts from 'typescript'
import { ownFiles, published } from './published'

/** A text of the catalogue. */
export type MessageEntry = { readonly id: string; readonly english: string }

/** The texts that are always there, and those that come with their views. */
const CATALOGUES = ['ENGLISH_TEXTS', 'ENGLISH_SESSION_TEXTS']

/** Every text of the UI in English, in the order of the catalogue. */
export function listMessages(): readonly MessageEntry[] {
  const { checker } = published()
  const declarations = ownFiles()
    .flatMap(({ statements }) => statements.filter(ts.isVariableStatement))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
  return CATALOGUES.flatMap((catalogue) => {
    const table = declarations.find(({ name }) => name.getText() === catalogue)
    if (table === undefined) throw new Error(`There is no catalogue ${catalogue}`)
    return checker
      .getTypeAtLocation(table)
      .getProperties()
      .map((property) => ({ id: property.getName(), english: wordsOf(checker.getTypeOfSymbol(property)) }))
  })
}

function wordsOf(type: ts.Type): string {
  if (type.isStringLiteral()) return type.value
  const { checker } = published()
  return type
    .getProperties()
    .map((form) => `${form.getName()}: ${wordsOf(checker.getTypeOfSymbol(form))}`)
    .join(' · ')
}
