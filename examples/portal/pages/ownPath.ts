const base = 'http://portal.invalid';

/** A path on this portal to go on to; anything that would lead elsewhere becomes '/profile'. */
export function ownPath(path: string): string {
  if (!path.startsWith('/') || !URL.canParse(path, base)) return '/profile';
  const address = new URL(path, base);
  const isOwn = address.origin === base && !address.pathname.startsWith('//');
  return isOwn ? address.pathname + address.search : '/profile';
}
