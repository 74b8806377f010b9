/**
 * Lets React remove nodes, and insert before nodes, that something else has moved or replaced: translators of browsers
 * and some extensions do so with texts. The DOM throws then, and React unmounts the page, with all that was typed. React
 * has no option for this (https://github.com/facebook/react/issues/11538). A node that was wrapped is handled with its
 * wrapper; for one that is gone there is nothing to remove, and nothing to insert before.
 *
 * Our own texts do not need it, since each has an element of its own (`scripts/mixed-texts.ts`); those of packages do.
 */
export function tolerateForeignChanges(): void {
  const { prototype } = Node
  // called with a `this` of their own below
  // oxlint-disable-next-line typescript/unbound-method
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const own = childWith(this, child)
    if (own) removeChild.call(this, own)
    return child
  }
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    insertBefore.call(this, node, childWith(this, next))
    return node
  }
}

/** The child of `parent` that is or contains the node. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}
