import type { SessionAccount } from '../server/accounts/SessionAccount';

/** What every page needs to know of the request it answers. */
export interface PageFrame {
  account: SessionAccount | null;
  /** The nonce of this answer's content security policy. */
  nonce: string;
  /** Path and query of the request. */
  address: string;
  /** Whether there is an outbox page to lead to. */
  hasOutbox: boolean;
}
