/** Name of the second portal's session cookie. */
export const SESSION_COOKIE = 'KKSESSID'
