// Removes every element that another script adds to the body, as some editors and consent tools do.
const own = new Set(document.body.children)

new MutationObserver(() => {
  for (const element of document.body.children) if (!own.has(element)) element.remove()
}).observe(document.body, { childList: true })
