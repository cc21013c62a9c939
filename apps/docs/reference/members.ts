import ts from 'typescript'
import { isOwn, published } from './published'

/** A member of a type: an option, a property, a prop. */
export type Member = {
  readonly name: string
  readonly type: string
  readonly isOptional: boolean
  readonly comment: string
}

/** The members of a type that our own packages declare, in declaration order. */
export function membersOf(type: ts.Type): readonly Member[] {
  if (type.isUnion() || type.flags & ts.TypeFlags.StringLike) return []
  return type.getProperties().flatMap((property) => {
    const declaration = property.declarations?.[0]
    const isInherited = property.getName().startsWith('__')
    return declaration === undefined || !isOwn(declaration) || isInherited ? [] : [describe(property, declaration)]
  })
}

/** The docstring of a name for readers, without its source. */
export function commentOf(symbol: ts.Symbol): string {
  return ts
    .displayPartsToString(symbol.getDocumentationComment(published().checker))
    .replace(/\s+/g, ' ')
    .replace(/ Source: .*$/, '')
}

function describe(property: ts.Symbol, declaration: ts.Declaration): Member {
  return {
    name: property.getName(),
    type: typeText(property, declaration),
    isOptional: Boolean(property.flags & ts.SymbolFlags.Optional),
    comment: commentOf(property),
  }
}

function typeText(property: ts.Symbol, declaration: ts.Declaration): string {
  const { checker } = published()
  const isWritten = ts.isPropertySignature(declaration) && declaration.type !== undefined
  const text =
    isWritten && !isMapped(property)
      ? (declaration.type?.getText() ?? '')
      : checker.typeToString(
          checker.getTypeOfSymbolAtLocation(property, declaration),
          declaration,
          ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
        )
  const line = text.replace(/\s+/g, ' ').replace(/^\| /, '')
  return property.flags & ts.SymbolFlags.Optional ? line.replace(/\s*\|\s*undefined$/, '') : line
}

function isMapped(property: ts.Symbol): boolean {
  return (
    Boolean(property.flags & ts.SymbolFlags.Transient) &&
    Boolean(property.declarations && property.declarations.length > 1)
  )
}
