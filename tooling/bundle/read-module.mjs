// @ts-check
/**
 * Parses a source file: its statements, their declarations and their references.
 *
 * In      the path and the text of a TypeScript module
 * Out     a unit per statement with a value; statements that must stay together are one unit
 *
 * Names are compared without scopes: a unit may seem to refer to more than it does, never to less.
 */
import { parseSync } from 'rolldown/utils'

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */

/**
 * @typedef {object} Unit
 * @property {readonly string[]} declares    names at the top of the file
 * @property {readonly (readonly [number, number])[]} ranges  its positions
 * @property {ReadonlySet<string>} mentions  names it uses
 * @property {readonly string[]} onDemand    what it loads by `import()`, as written
 */

/**
 * @typedef {object} Source
 * @property {readonly Unit[]} units
 * @property {ReadonlyMap<string, { from: string, name: string | undefined }>} imports  local name → its source; no
 *   name for a whole module
 * @property {readonly string[]} bareImports
 * @property {ReadonlyMap<string, string>} exports      name → local name
 * @property {ReadonlyMap<string, { from: string, name: string }>} passedOn  re-exported name → its source
 */

/**
 * @param {string} path
 * @param {string} text
 * @returns {Source}
 */
export function readModule(path, text) {
  const { program, module } = parseSync(path, text)
  const imports = new Map()
  const bareImports = []
  for (const { moduleRequest, entries } of module.staticImports) {
    if (entries.length === 0) bareImports.push(moduleRequest.value)
    for (const { importName, localName, isType } of entries) {
      if (isType) continue
      const name = importName.kind === 'NamespaceObject' ? undefined : (importName.name ?? 'default')
      imports.set(localName.value, { from: moduleRequest.value, name })
    }
  }
  const exports = new Map()
  const passedOn = new Map()
  for (const { exportName, localName, moduleRequest, importName, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (isType || !exportName.name) continue
    if (moduleRequest) passedOn.set(exportName.name, { from: moduleRequest.value, name: importName.name ?? 'default' })
    else if (localName.name) exports.set(exportName.name, localName.name)
  }

  /** @type {(Unit & { changes: ReadonlySet<string>, hasEffect: boolean })[]} */
  const units = []
  for (const statement of /** @type {Node[]} */ (/** @type {unknown} */ (program.body))) {
    if (/^Import|^TS|^EmptyStatement/.test(statement.type) || statement.directive) continue
    const declared = /^Export/.test(statement.type) ? statement.declaration : statement
    if (!declared || /^TS/.test(declared.type) || declared.declare) continue
    const found = { mentions: new Set(), changes: new Set(), onDemand: [] }
    visit(declared, found)
    units.push({
      declares: namesOf(declared),
      ranges: [[statement.start, statement.end]],
      hasEffect: !/Declaration$/.test(declared.type),
      ...found,
    })
  }
  for (const [name, local] of exports) if (!units.some(({ declares }) => declares.includes(local))) exports.delete(name)
  return { units: unite(units), imports, bareImports, exports, passedOn }
}

/**
 * Statements that change another statement's declaration stay with it; one with a side effect keeps the file together.
 * @param {readonly (Unit & { changes: ReadonlySet<string>, hasEffect: boolean })[]} units
 * @returns {readonly Unit[]}
 */
function unite(units) {
  if (units.some(({ hasEffect }) => hasEffect)) return units.length > 0 ? [merge(units)] : []
  /** @type {(typeof units[number])[][]} */
  const groups = []
  for (const unit of units) {
    const tied = groups.filter((group) =>
      group.some(
        ({ declares, changes }) =>
          declares.some((name) => unit.changes.has(name)) || unit.declares.some((name) => changes.has(name)),
      ),
    )
    for (const group of tied) groups.splice(groups.indexOf(group), 1)
    groups.push([...tied.flat(), unit])
  }
  return groups.map(merge)
}

/** @param {readonly Unit[]} units @returns {Unit} */
const merge = (units) => ({
  declares: units.flatMap(({ declares }) => declares),
  ranges: units.flatMap(({ ranges }) => ranges),
  mentions: new Set(units.flatMap(({ mentions }) => [...mentions])),
  onDemand: units.flatMap(({ onDemand }) => onDemand),
})

/** @param {Node} declared @returns {string[]} */
function namesOf(declared) {
  if (declared.type === 'VariableDeclaration')
    return declared.declarations.flatMap((/** @type {Node} */ { id }) => boundBy(id))
  return declared.id ? [declared.id.name] : []
}

/** @param {Node | null} pattern @returns {string[]} */
function boundBy(pattern) {
  if (pattern === null) return []
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type === 'ObjectPattern') {
    return pattern.properties.flatMap((/** @type {Node} */ property) => boundBy(property.value ?? property.argument))
  }
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(boundBy)
  return boundBy(pattern.left ?? pattern.argument ?? null)
}

/**
 * @param {Node} node
 * @param {{ mentions: Set<string>, changes: Set<string>, onDemand: string[] }} found
 */
function visit(node, found) {
  const { type } = node
  if (/^TS(Type|Interface)/.test(type)) return
  if (type === 'Identifier' || type === 'JSXIdentifier') found.mentions.add(node.name)
  if (type === 'ImportExpression' && node.source.type === 'Literal') found.onDemand.push(node.source.value)
  if (type === 'AssignmentExpression') for (const name of boundBy(node.left)) found.changes.add(name)
  if (type === 'UpdateExpression') for (const name of boundBy(node.argument)) found.changes.add(name)
  for (const [key, child] of Object.entries(node)) {
    if (isNameOnly(node, key)) continue
    if (Array.isArray(child)) for (const item of child) if (isNode(item)) visit(item, found)
    if (isNode(child)) visit(child, found)
  }
}

/** Whether a child is the name of a property or an attribute, which is no reference. @param {Node} node @param {string} key */
function isNameOnly({ type, computed, shorthand }, key) {
  if (key === 'property') return /MemberExpression$/.test(type) && !computed
  if (key === 'key') return !computed && !shorthand
  return key === 'name' && type === 'JSXAttribute'
}

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
