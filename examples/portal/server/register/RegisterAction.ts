import type { RegisterCall } from './RegisterCall'
import type { RegisterParts } from './RegisterParts'

/** What one action of /register/ajax.php does; it answers what is sent as JSON. Throws RequestError for a call that it refuses. */
export type RegisterAction = (parts: RegisterParts, call: RegisterCall) => Promise<unknown>
