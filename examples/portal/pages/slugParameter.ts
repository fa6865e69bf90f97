/** The part of a route that takes a slug and nothing else: an address of another shape is a page that does not exist. */
export const slugParameter = ':slug(^[a-z0-9-]{1,200}$)';
