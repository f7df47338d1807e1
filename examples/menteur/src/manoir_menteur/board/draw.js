/** Elements that are drawn again and stay the same elements: what has the focus keeps it, what moves goes on moving. */

const SVG = 'http://www.w3.org/2000/svg'

/** An element to be: its kind, what is set on it (`key` tells it apart from those beside it), and what is in it. */
export const h = (kind, set = {}, ...inside) => ({ kind, set, inside: inside.flat().filter((one) => one !== null && one !== false && one !== undefined) })

/** Make what is in an element the same as these. */
export function fill(element, inside) {
  const old = [...element.childNodes]
  const known = new Map(old.filter((node) => node.drawnKey !== undefined).map((node) => [node.drawnKey, node]))
  const free = old.filter((node) => node.drawnKey === undefined)
  inside.forEach((wanted, place) => {
    const node = typeof wanted === 'object' ? drawn(found(wanted, known, free), wanted, element) : text(free, String(wanted))
    if (element.childNodes[place] !== node) element.insertBefore(node, element.childNodes[place] ?? null)
  })
  while (element.childNodes.length > inside.length) element.lastChild.remove()
}

function found({ kind, set }, known, free) {
  if (set.key !== undefined) return known.get(set.key)?.localName === kind ? known.get(set.key) : null
  const at = free.findIndex((node) => node.localName === kind)
  return at < 0 ? null : free.splice(at, 1)[0]
}

function text(free, words) {
  const at = free.findIndex((node) => node.nodeType === Node.TEXT_NODE)
  const node = at < 0 ? document.createTextNode('') : free.splice(at, 1)[0]
  if (node.data !== words) node.data = words
  return node
}

function drawn(node, { kind, set, inside }, parent) {
  const space = kind === 'svg' || parent.namespaceURI === SVG ? SVG : parent.namespaceURI
  const element = node ?? document.createElementNS(space, kind)
  for (const name of element.getAttributeNames()) if (!(name in set) || set[name] === null || set[name] === false) element.removeAttribute(name)
  for (const [name, value] of Object.entries(set)) {
    if (name === 'key') element.drawnKey = value
    else if (typeof value === 'function') element[name] = value
    else if (value !== null && value !== false && element.getAttribute(name) !== String(value)) element.setAttribute(name, value === true ? '' : value)
  }
  fill(element, inside)
  return element
}
