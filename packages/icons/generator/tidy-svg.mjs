// @ts-check
/**
 * Minifies an SVG without a visible change, and keeps only shapes.
 *
 * In      the text of an SVG file
 * Out     the same drawing: only a viewBox as its size, no comments, titles, classes or unused ids, ids of one letter,
 *         quotes that need no escaping in a URL
 * Throws  Error for an unlisted element or attribute, for an external reference, and for malformed XML
 */

/** Allowed elements: shapes and paint servers. */
const KEPT = new Set(
  'svg g path circle ellipse rect polygon polyline line defs linearGradient radialGradient stop clipPath mask use'.split(
    ' ',
  ),
)

/** Elements to remove; they do not affect the drawing. */
const LEFT_OUT = new Set(['title', 'desc', 'metadata'])

const ATTRIBUTES = new Set(
  `viewBox xmlns id d points x y x1 x2 y1 y2 cx cy r rx ry fx fy width height fill fill-rule clip-rule fill-opacity opacity
  stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-dasharray stroke-dashoffset mask-type background-color
  transform gradientTransform gradientUnits offset stop-color stop-opacity clip-path mask maskUnits clipPathUnits href
  spreadMethod`.split(/\s+/),
)

/** Attributes to remove: for editors, screen readers or CSS. */
const DROPPED =
  /^(class|style|role|version|focusable|overflow|xml:.*|xmlns:.*|aria-.*|data-.*|sketch:.*|preserveAspectRatio)$/

/** Style properties to remove; all others become attributes. */
const UNSEEN = /^(flex|line-height|enable-background|isolation|mix-blend-mode)$/

const COLORS = /** @type {const} */ ({ white: '#fff', black: '#000' })

/**
 * @typedef {object} Element
 * @property {string} name
 * @property {Map<string, string>} attributes
 * @property {Element[]} children
 */

/** @param {string} text @returns {string} */
export function tidySvg(text) {
  const root = parse(text)
  if (root.name !== 'svg') throw new Error('is no SVG')
  if (!root.attributes.has('viewBox')) {
    const [width, height] = ['width', 'height'].map((name) => root.attributes.get(name)?.replace(/px$/, ''))
    if (!width || !height) throw new Error('has neither a viewBox nor a size')
    root.attributes.set('viewBox', `0 0 ${width} ${height}`)
  }
  root.attributes.delete('width')
  root.attributes.delete('height')
  const ground = root.attributes.get('background-color')
  if (ground !== undefined) {
    const [x = '', y = '', width = '', height = ''] = root.attributes.get('viewBox')?.split(/[ ,]+/) ?? []
    const attributes = new Map(Object.entries({ x, y, width, height, fill: ground }))
    root.children.unshift({ name: 'rect', attributes, children: [] })
    root.attributes.delete('background-color')
  }
  dropWholeClips(root)
  const names = namesOf(root)
  return write(root, names)
}

/** @param {string} text @returns {Element} */
function parse(text) {
  /** @type {Element} */
  const top = { name: '', attributes: new Map(), children: [] }
  const open = [top]
  const marks =
    /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*>|<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/gy
  let end = 0
  for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
    end = marks.lastIndex
    const [, closes, name, attributes = '', closed, content] = found
    const parent = open.at(-1) ?? top
    if (content !== undefined && content.trim() !== '' && !LEFT_OUT.has(parent.name))
      throw new Error(`has text: ${content.trim()}`)
    if (name === undefined) continue
    if (closes) {
      if (open.pop()?.name !== name) throw new Error(`ends ${name}, which is not open`)
      continue
    }
    const element = { name, attributes: readAttributes(attributes), children: [] }
    if (!LEFT_OUT.has(name)) {
      if (!KEPT.has(name)) throw new Error(`has an element ${name}`)
      parent.children.push(element)
    }
    if (!closed) open.push(element)
  }
  const [root] = top.children
  if (end !== text.length || open.length !== 1 || root === undefined) throw new Error('is not well formed')
  return root
}

/** @param {string} text */
function readAttributes(text) {
  /** @type {Map<string, string>} */
  const attributes = new Map()
  for (const [, written = '', double, single] of text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const value = (double ?? single ?? '').replaceAll(/\s+/g, ' ').trim()
    const name = written === 'xlink:href' ? 'href' : written
    if (name === 'style') {
      const rules = [...value.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].filter(([, rule = '']) => !UNSEEN.test(rule))
      for (const [one, entry] of readAttributes(rules.map(([, rule, set]) => `${rule}="${set}"`).join(' ')))
        attributes.set(one, entry)
    }
    if (DROPPED.test(name)) continue
    if (!ATTRIBUTES.has(name)) throw new Error(`has an attribute ${name}`)
    if (/[<>&"']/.test(value)) throw new Error(`has an odd ${name}`)
    const leaves = name === 'href' ? !value.startsWith('#') : /url\((?!#)/i.test(value) || /^\s*\w+script:/i.test(value)
    if (leaves && name !== 'xmlns') throw new Error(`leads elsewhere by ${name}`)
    attributes.set(name, value)
  }
  return attributes
}

/** Removes clip paths that cover the whole drawing. @param {Element} root */
function dropWholeClips(root) {
  const [, width, height] = /^0 0 (\S+) (\S+)$/.exec(root.attributes.get('viewBox') ?? '') ?? []
  const whole = new Set()
  const visit = (/** @type {Element} */ { children }) => {
    for (const { name, attributes, children: inner } of children) {
      const [only] = inner
      const path = only?.name === 'path' && inner.length === 1 ? only.attributes.get('d') : undefined
      if (name === 'clipPath' && path === `M0 0h${width}v${height}H0z`) whole.add(`url(#${attributes.get('id')})`)
    }
    for (const child of children) visit(child)
  }
  const clear = (/** @type {Element} */ element) => {
    if (whole.has(element.attributes.get('clip-path'))) element.attributes.delete('clip-path')
    element.children = element.children.filter(
      ({ name, attributes }) => name !== 'clipPath' || !whole.has(`url(#${attributes.get('id')})`),
    )
    for (const child of element.children) clear(child)
  }
  visit(root)
  clear(root)
}

/** Maps referenced ids to short names. @param {Element} root */
function namesOf(root) {
  const used = new Map()
  const visit = (/** @type {Element} */ { attributes, children }) => {
    for (const [name, value] of attributes) {
      const [, id] = (name === 'href' ? /^#(.+)$/ : /url\(#([^)]+)\)/).exec(value) ?? []
      if (id !== undefined && !used.has(id))
        used.set(id, String.fromCharCode(97 + (used.size % 26)) + (used.size > 25 ? used.size : ''))
    }
    for (const child of children) visit(child)
  }
  visit(root)
  return used
}

/** @param {Element} element @param {ReadonlyMap<string, string>} names @returns {string} */
function write({ name, attributes, children }, names) {
  const written = [...attributes].flatMap(([key, value]) => {
    if (key === 'id') return names.has(value) ? [` id='${names.get(value)}'`] : []
    if (key === 'href') return [` href='#${names.get(value.slice(1))}'`]
    return [` ${key}='${shorten(key, value).replace(/url\(#([^)]+)\)/, (_, id) => `url(#${names.get(id)})`)}'`]
  })
  const inner = children.map((child) => write(child, names)).join('')
  if (inner === '' && /^(g|defs|clipPath|mask)$/.test(name) && !attributes.has('id')) return ''
  if (name === 'g' && written.length === 0) return inner
  return `<${name}${written.join('')}${inner === '' ? '/>' : `>${inner}</${name}>`}`
}

/** @param {string} key @param {string} value */
function shorten(key, value) {
  if (/^(fill|stroke|stop-color)$/.test(key)) {
    const named = COLORS[/** @type {keyof typeof COLORS} */ (value.toLowerCase())] ?? value
    return named
      .replace(/^#([\da-f])\1([\da-f])\2([\da-f])\3$/i, '#$1$2$3')
      .toLowerCase()
      .replace(/^url\(.*$/, named)
  }
  return key === 'd' || key === 'points'
    ? value.replaceAll(/\s*([MmLlHhVvCcSsQqTtAaZz,])\s*/g, '$1').replaceAll(/\s+-/g, '-')
    : value
}
