/**
 * Every error of the packages, read from its class: code, message, fields.
 *
 * Out     errors by code; `{name}` in a message is a field of the error
 * Throws  Error   an error whose code or message cannot be read from its class
 */
import ts from 'typescript'
import { ownFiles } from './published'

/** An error of the kit. */
export type ErrorEntry = {
  readonly className: string
  readonly code: string
  readonly message: string
  /** The docstring of the class: when the error happens. */
  readonly comment: string
}

/** All errors, in the order of their codes. */
export function listErrors(): readonly ErrorEntry[] {
  const entries = ownFiles().flatMap((file) => {
    const found: ErrorEntry[] = []
    file.forEachChild((node) => {
      if (ts.isClassDeclaration(node) && isKitErrorClass(node)) found.push(...readErrors(node))
    })
    return found
  })
  return entries.sort((a, b) => a.code.localeCompare(b.code))
}

function isKitErrorClass(node: ts.ClassDeclaration): boolean {
  const clause = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
  return clause?.types[0]?.expression.getText() === 'KitError'
}

function readErrors(node: ts.ClassDeclaration): readonly ErrorEntry[] {
  const className = node.name?.text ?? ''
  const call = findSuperCall(node)
  const [words, options] = call?.arguments ?? []
  // The message of the table, to which a value may be added.
  const message = words && ts.isConditionalExpression(words) && isTable(words.whenTrue) ? words.whenTrue : words
  const code = options && ts.isObjectLiteralExpression(options) ? readCode(options) : undefined
  if (message === undefined || code === undefined) throw new Error(`The code of ${className} cannot be read`)
  const tags = ts.getJSDocCommentsAndTags(node).flatMap((doc) => ts.getTextOfJSDocComment(doc.comment) ?? [])
  const comment = tags.join(' ').replace(/\s+/g, ' ')
  if (!isTable(message)) {
    return [{ className, code, message: readMessage(message, className), comment }]
  }
  return readTable(message).map(([reason, text]) => ({ className, code: `${code}${reason}`, message: text, comment }))
}

const isTable = ts.isElementAccessExpression

/** Messages of a class with several errors, from the table in its file. */
function readTable({ expression }: ts.ElementAccessExpression): readonly (readonly [string, string])[] {
  const found: (readonly [string, string])[] = []
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.initializer)) {
      found.push([ts.isStringLiteral(node.name) ? node.name.text : node.name.getText(), node.initializer.text])
    } else node.forEachChild(look)
  }
  expression.getSourceFile().forEachChild((node) => {
    const [table] = ts.isVariableStatement(node) ? node.declarationList.declarations : []
    if (table?.name.getText() === expression.getText()) look(table)
  })
  return found
}

function findSuperCall(node: ts.Node): ts.CallExpression | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword) return node
  return ts.forEachChild(node, findSuperCall)
}

function readCode(options: ts.ObjectLiteralExpression): string | undefined {
  const property = options.properties.find((part) => part.name?.getText() === 'code')
  if (property === undefined || !ts.isPropertyAssignment(property)) return undefined
  const { initializer } = property
  if (ts.isTemplateExpression(initializer)) return initializer.head.text
  return ts.isStringLiteral(initializer) ? initializer.text : undefined
}

function readMessage(node: ts.Expression, className: string): string {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ expression, literal }) => `{${nameIn(expression)}}${literal.text}`)
    return node.head.text + spans.join('')
  }
  if (ts.isBinaryExpression(node)) return `{${nameIn(node.left)}}, or ${readMessage(node.right, className)}`
  if (ts.isConditionalExpression(node)) {
    return `${readMessage(node.whenTrue, className)}” or “${readMessage(node.whenFalse, className)}`
  }
  throw new Error(`The message of ${className} cannot be read`)
}

function nameIn(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text
  return ts.forEachChild(node, (child) => (ts.isExpression(child) ? nameIn(child) : undefined)) ?? node.getText()
}
