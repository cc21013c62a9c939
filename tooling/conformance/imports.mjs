// @ts-check
/**
 * Imports and re-exports of one source file.
 *
 * In      the parsed file
 * Out     imports: module name, line, and whether it is loaded by `import()`;
 *         re-exports: the line of each name that comes from another file, and whether it is a whole `*`
 */
import ts from 'typescript'

/** @typedef {{ specifier: string, line: number, onDemand: boolean, ofTypes: boolean }} FoundImport */
/** @typedef {{ line: number, everything: boolean }} FoundReexport */

/**
 * @param {ts.SourceFile} file
 * @returns {{ imports: FoundImport[], reexports: FoundReexport[] }}
 */
export function findImports(file) {
  /** @type {FoundImport[]} */
  const imports = []
  /** @type {FoundReexport[]} */
  const reexports = []
  const importedNames = new Set(file.statements.flatMap(namesBoundBy))
  const lineOf = (/** @type {ts.Node} */ node) => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
  const add = (/** @type {ts.Node | undefined} */ module, { onDemand = false, ofTypes = false } = {}) => {
    if (module && ts.isStringLiteralLike(module))
      imports.push({ specifier: module.text, line: lineOf(module), onDemand, ofTypes })
  }

  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, { ofTypes: node.importClause?.isTypeOnly ?? false })
    else if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)) {
      add(node.moduleReference.expression)
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], { onDemand: true })
    else if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'require') {
      add(node.arguments[0])
    } else if (ts.isExportDeclaration(node)) visitExport(node)
    ts.forEachChild(node, visit)
  }

  /** @param {ts.ExportDeclaration} node */
  const visitExport = (node) => {
    add(node.moduleSpecifier)
    const named =
      node.exportClause !== undefined && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : []
    const passesOn = named.some(({ name, propertyName }) => importedNames.has((propertyName ?? name).text))
    const everything = node.exportClause === undefined || ts.isNamespaceExport(node.exportClause)
    const isEmpty = !everything && named.length === 0
    if (!isEmpty && (node.moduleSpecifier !== undefined || passesOn)) reexports.push({ line: lineOf(node), everything })
  }

  visit(file)
  return { imports, reexports }
}

/**
 * The local names of an import statement.
 * @param {ts.Statement} statement
 * @returns {string[]}
 */
function namesBoundBy(statement) {
  if (!ts.isImportDeclaration(statement) || !statement.importClause) return []
  const { name, namedBindings } = statement.importClause
  const whole = name ? [name.text] : []
  if (!namedBindings) return whole
  if (ts.isNamespaceImport(namedBindings)) return [...whole, namedBindings.name.text]
  return [...whole, ...namedBindings.elements.map((element) => element.name.text)]
}
