import ts from 'typescript'
import { ownFiles, published } from './published'

/** A text of the catalog. */
export type MessageEntry = { readonly id: string; readonly english: string }

/** Every English text of the UI, in catalog order. */
export function listMessages(): readonly MessageEntry[] {
  const { checker } = published()
  const table = ownFiles()
    .flatMap(({ statements }) => statements.filter(ts.isVariableStatement))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === 'ENGLISH_TEXTS')
  if (table === undefined) throw new Error('There is no catalogue of texts')
  return checker
    .getTypeAtLocation(table)
    .getProperties()
    .map((property) => ({ id: property.getName(), english: wordsOf(checker.getTypeOfSymbol(property)) }))
}

function wordsOf(type: ts.Type): string {
  if (type.isStringLiteral()) return type.value
  const { checker } = published()
  return type
    .getProperties()
    .map((form) => `${form.getName()}: ${wordsOf(checker.getTypeOfSymbol(form))}`)
    .join(' · ')
}
