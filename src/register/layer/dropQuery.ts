/** Takes the query off the page's address, in the history's own entry: a link that was mailed is not to be used, or seen, a second time. */
export function dropQuery(): void {
  if (location.search !== '') history.replaceState(history.state, '', location.href.replace(/\?[^#]*/, ''))
}
